import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { useOpenScreen } from '../../session/screen-link.tsx';
import type { ListedForm } from '../../queries/form-queries.ts';
import { RowMenu } from '../../lists/row-menu.tsx';
import { CreateFormDialog } from './create-form-dialog.tsx';
import { DeleteFormDialog } from './delete-form-dialog.tsx';

/** A menu with the actions on a form, except editing. */
export function FormRowMenu({ form }: { form: ListedForm }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const [open, setOpen] = useState<'' | 'copy' | 'delete'>('');
  return (
    <RowMenu
      label={t('forms_row_menu', { title: form.title })}
      entries={[
        { text: t('forms_open'), onChoose: () => void openScreen(`/formulieren/${form.id}`) },
        {
          text: t('forms_open_submissions'),
          onChoose: () => void openScreen(`/inzendingen?formulier=${form.id}`),
        },
        { text: t('forms_copy'), onChoose: () => setOpen('copy') },
        { text: t('forms_delete'), dangerous: true, onChoose: () => setOpen('delete') },
      ]}
      dialogs={(onCloseFocus) => (
        <>
          {open === 'copy' && <CreateFormDialog copyOf={form} onClose={() => setOpen('')} />}
          {open === 'delete' && (
            <DeleteFormDialog form={form} onClose={() => setOpen('')} onCloseFocus={onCloseFocus} />
          )}
        </>
      )}
    />
  );
}
