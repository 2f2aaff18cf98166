import { useText } from '@etalage/ui-kit';
import { ConfirmDialog, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import {
  type OwnPageTemplate,
  pageTemplatesQuery,
  postDeletePageTemplate,
} from '../../../queries/page-template-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';

interface Props {
  template: OwnPageTemplate;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks before a page template is deleted, which is final. */
export function DeletePageTemplateDialog({ template: { id, title }, onClose, onCloseFocus }: Props) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const remove = useMutation({
    mutationFn: () => unlessGone(postDeletePageTemplate(website.id, id)),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries(pageTemplatesQuery(website.id));
      showToast({ text: t('page_templates_deleted', { title }) });
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
  return (
    <ConfirmDialog
      title={t('page_templates_delete_title', { title })}
      confirmLabel={t('page_templates_delete_confirm')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
      onCloseFocus={onCloseFocus}
    >
      <p>{t('page_templates_delete_text')}</p>
      <FormFailure>{remove.error ? failureTexts(remove.error, [], t).general : ''}</FormFailure>
    </ConfirmDialog>
  );
}
