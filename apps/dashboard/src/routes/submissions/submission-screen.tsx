import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useOpenScreen } from '../../session/screen-link.tsx';
import type { Submission } from '../../queries/form-queries.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx';
import { SubmissionAnswers } from './submission-answers.tsx';
import * as styles from './submissions.css.ts';
import { useSubmissionChanges } from './use-submission-changes.ts';

interface Props {
  id: string;
  submission: Submission;
  back: ReactNode;
}

/** One submission with its answers and actions; it is marked as read when it is opened. */
export function SubmissionScreen({ id, submission, back }: Props) {
  const t = useText();
  const openScreen = useOpenScreen();
  const { mark } = useSubmissionChanges(id);
  const [isDeleting, setDeleting] = useState(false);
  useMarkAsRead(!submission.read, mark.mutate);
  return (
    <>
      <ScreenHeader
        title={submission.form_title}
        intro={t('submissions_received', { date: formatDateTime(submission.created_at) })}
        back={back}
        actions={
          <>
            <Action busy={mark.isPending} onClick={() => mark.mutate(!submission.read)}>
              {t(submission.read ? 'submissions_mark_unread' : 'submissions_mark_read')}
            </Action>
            <Action icon="trash" onClick={() => setDeleting(true)}>
              {t('submissions_delete')}
            </Action>
          </>
        }
      />
      <div className={styles.detail}>
        <SubmissionAnswers answers={submission.answers} />
        <div className={styles.facts}>
          {submission.url && <p>{t('submissions_page_of', { url: submission.url })}</p>}
          {submission.delete_at && (
            <p>{t('submissions_ends', { date: formatDateTime(submission.delete_at) })}</p>
          )}
        </div>
      </div>
      {isDeleting && (
        <DeleteSubmissionDialog
          id={id}
          onClose={() => setDeleting(false)}
          onDeleted={() => void openScreen('/inzendingen')}
        />
      )}
    </>
  );
}

/** Marks as read once: a submission that is then marked as unread here stays unread. */
function useMarkAsRead(isUnread: boolean, mark: (read: boolean) => void) {
  const isMarked = useRef(false);
  useEffect(() => {
    if (!isUnread || isMarked.current) return;
    isMarked.current = true;
    mark(true);
  }, [isUnread, mark]);
}
