import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { useOpenScreen } from '../../session/screen-link.tsx';
import type { ListedSubmission } from '../../queries/form-queries.ts';
import { RowMenu } from '../../lists/row-menu.tsx';
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx';
import { useSubmissionChanges } from './use-submission-changes.ts';

/** A menu with the actions on a submission. */
export function SubmissionMenu({ submission }: { submission: ListedSubmission }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const { id, read, excerpt } = submission;
  const { mark } = useSubmissionChanges(id);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <RowMenu
      label={t('submissions_row_menu', { submission: excerpt || t('submissions_no_words') })}
      entries={[
        { text: t('submissions_open'), onChoose: () => void openScreen(`/inzendingen/${id}`) },
        {
          text: t(read ? 'submissions_mark_unread' : 'submissions_mark_read'),
          onChoose: () => mark.mutate(!read),
        },
        { text: t('submissions_delete'), dangerous: true, onChoose: () => setDeleting(true) },
      ]}
      dialogs={(onCloseFocus) =>
        isDeleting && (
          <DeleteSubmissionDialog
            id={id}
            onClose={() => setDeleting(false)}
            onDeleted={() => document.querySelector<HTMLElement>('main h1')?.focus()}
            onCloseFocus={onCloseFocus}
          />
        )
      }
    />
  );
}
