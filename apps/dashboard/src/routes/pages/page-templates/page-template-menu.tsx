import { longestTemplateName } from '@etalage/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { RowMenu } from '../../../lists/row-menu.tsx';
import {
  type OwnPageTemplate,
  pageTemplatesQuery,
  postRenamePageTemplate,
} from '../../../queries/page-template-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { TemplateNameDialog } from '../templates/template-name-dialog.tsx';
import { DeletePageTemplateDialog } from './delete-template-dialog.tsx';
import { ReplaceTemplateDialog } from './replace-template-dialog.tsx';

/** The actions on a page template of the website. */
export function PageTemplateMenu({ template }: { template: OwnPageTemplate }) {
  const t = useText();
  const { id, title } = template;
  const { website } = useSession();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'' | 'rename' | 'replace' | 'delete'>('');
  const close = () => setOpen('');
  return (
    <RowMenu
      label={t('page_templates_row_menu', { title })}
      entries={[
        { text: t('page_templates_rename'), onChoose: () => setOpen('rename') },
        { text: t('page_templates_replace'), onChoose: () => setOpen('replace') },
        { text: t('page_templates_delete'), dangerous: true, onChoose: () => setOpen('delete') },
      ]}
      dialogs={(onCloseFocus) => {
        const dialog = { template, onClose: close, onCloseFocus };
        return (
          <>
            {open === 'rename' && (
              <TemplateNameDialog
                heading={t('page_templates_rename_title')}
                submitText={t('templates_rename_submit')}
                initial={title}
                longest={longestTemplateName}
                call={(typed) => postRenamePageTemplate(website.id, id, typed)}
                onDone={async () => {
                  close();
                  await queryClient.invalidateQueries(pageTemplatesQuery(website.id));
                }}
                onClose={close}
                onCloseFocus={onCloseFocus}
              />
            )}
            {open === 'replace' && <ReplaceTemplateDialog {...dialog} />}
            {open === 'delete' && <DeletePageTemplateDialog {...dialog} />}
          </>
        );
      }}
    />
  );
}
