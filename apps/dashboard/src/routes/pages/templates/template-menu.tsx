import { useQueryClient } from '@tanstack/react-query';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import type { ShownPlaces } from '../../../lists/place-titles.ts';
import { RowMenu } from '../../../lists/row-menu.tsx';
import {
  type ListedTemplate,
  postRenameTemplate,
  templatesQuery,
} from '../../../queries/template-queries.ts';
import { useOpenScreen } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { CreateTemplateDialog } from './create-template-dialog.tsx';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import { TemplateNameDialog } from './template-name-dialog.tsx';

interface Props {
  template: ListedTemplate;
  places: ShownPlaces | undefined;
}

/** The actions on a template of the owner's own. */
export function TemplateMenu({ template, places }: Props) {
  const t = useText();
  const { id, title } = template;
  const { website } = useSession();
  const openScreen = useOpenScreen();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'' | 'rename' | 'copy' | 'delete'>('');
  const close = () => setOpen('');
  return (
    <RowMenu
      label={t('templates_row_menu', { title })}
      entries={[
        { text: t('templates_open'), onChoose: () => void openScreen(`/wm/templates/${id}`) },
        { text: t('templates_rename'), onChoose: () => setOpen('rename') },
        { text: t('templates_copy'), onChoose: () => setOpen('copy') },
        { text: t('templates_delete'), dangerous: true, onChoose: () => setOpen('delete') },
      ]}
      dialogs={(onCloseFocus) => (
        <>
          {open === 'rename' && (
            <TemplateNameDialog
              heading={t('templates_rename_title')}
              submitText={t('templates_rename_submit')}
              initial={title}
              call={(typed) => postRenameTemplate(website.id, id, typed)}
              onDone={async () => {
                close();
                await queryClient.invalidateQueries(templatesQuery(website.id));
              }}
              onClose={close}
            />
          )}
          {open === 'copy' && <CreateTemplateDialog copyOf={template} onClose={close} />}
          {open === 'delete' && (
            <DeleteTemplateDialog
              template={template}
              places={places}
              onClose={close}
              onCloseFocus={onCloseFocus}
            />
          )}
        </>
      )}
    />
  );
}
