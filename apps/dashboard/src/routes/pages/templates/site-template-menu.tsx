import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RowMenu } from '../../../lists/row-menu.tsx';
import { restoreStandard } from '../../../queries/document-queries.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { type ListedTemplate, templatesQuery } from '../../../queries/template-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useOpenScreen } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';

/** The actions on a fixed part that the owner changed. */
export function SiteTemplateMenu({ template: { id, title } }: { template: ListedTemplate }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const [isAsking, setAsking] = useState(false);
  const design = () => openScreen(`/wm/templates/${id}`);
  const restore = useRestoreStandard(id, design);
  return (
    <RowMenu
      label={t('templates_row_menu', { title })}
      entries={[
        { text: t('templates_open'), onChoose: () => void design() },
        { text: t('templates_standard'), onChoose: () => setAsking(true) },
      ]}
      dialogs={(onCloseFocus) =>
        isAsking && (
          <ConfirmDialog
            title={t('templates_standard_title', { title })}
            confirmLabel={t('templates_standard')}
            cancelLabel={t('dashboard_cancel')}
            busy={restore.isPending}
            onConfirm={() => restore.mutate()}
            onCancel={() => setAsking(false)}
            onCloseFocus={onCloseFocus}
          >
            <p>{t('templates_standard_text')}</p>
            <FormFailure>{restore.error ? failureTexts(restore.error, [], t).general : ''}</FormFailure>
          </ConfirmDialog>
        )
      }
    />
  );
}

/** Makes the standard the draft, and shows it in the designer, where it is published or undone. */
function useRestoreStandard(id: string, design: () => Promise<unknown>) {
  const { website } = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => restoreStandard(website.id, id),
    onSuccess: async () => {
      await queryClient.invalidateQueries(templatesQuery(website.id));
      await design();
    },
  });
}
