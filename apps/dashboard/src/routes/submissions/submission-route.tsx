import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, backLink, EmptyState, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { failedWith } from '../../queries/call-api.ts';
import { submissionQuery } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx';
import { SubmissionAnswers } from './submission-answers.tsx';
import * as styles from './submissions.css.ts';
import { useSubmissionChanges } from './use-submission-changes.ts';

/** `/inzendingen/{id}`: everything a visitor sent. Opening it marks it as read. */
export function SubmissionRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { website } = useSession();
  const { data, error, isPending, refetch } = useQuery(submissionQuery(website.id, id));
  const { mark } = useSubmissionChanges(id);
  const [isDeleting, setDeleting] = useState(false);
  const marked = useRef('');
  const isUnread = data?.submission.read === false;
  const { mutate } = mark;
  useEffect(() => {
    // Once for each that is opened: who marks it as unread here wants it to stay so.
    if (!isUnread || marked.current === id) return;
    marked.current = id;
    mutate(true);
  }, [isUnread, id, mutate]);

  const isMissing = failedWith(error, 'not_found');
  const back = (
    <Link className={backLink} to="/inzendingen">
      <Icon name="back" size={16} />
      {t('submissions_back')}
    </Link>
  );
  if (!data) {
    return (
      <>
        <ScreenHeader key="unknown" title={t('submissions_one')} back={back} />
        {isMissing && (
          <EmptyState icon="inbox" title={t('dashboard_not_found_title')} text={t('submissions_gone')} />
        )}
        {isPending && <TableSkeleton label={t('dashboard_loading')} />}
        {error && !isMissing && <LoadFailure onRetry={() => void refetch()} />}
      </>
    );
  }
  const { submission } = data;
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
          onDeleted={() => void navigate('/inzendingen')}
        />
      )}
    </>
  );
}
