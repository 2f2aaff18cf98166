import { formatAgo, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { aboveRowLink, Badge, DataTable, rowLink, type Column } from '@etalage/ui-kit/dashboard';
import { Link } from 'react-router';
import type { ListedSubmission } from '../../queries/form-queries.ts';
import { SubmissionMenu } from './submission-menu.tsx';
import * as styles from './submissions.css.ts';

function Excerpt({ submission: { id, excerpt, form_title, read } }: { submission: ListedSubmission }) {
  const t = useText();
  return (
    <span className={styles.excerpt}>
      <Link
        className={`${rowLink} ${read ? styles.read : styles.unread}`}
        to={`/inzendingen/${id}`}
        dir="auto"
      >
        {excerpt || t('submissions_no_words')}
      </Link>
      <span className={styles.small}>{form_title}</span>
    </span>
  );
}

/** Submissions as rows that open; what nobody has read stands out. */
export function SubmissionTable({ submissions }: { submissions: readonly ListedSubmission[] }) {
  const t = useText();
  const now = new Date();
  const columns: readonly Column<ListedSubmission>[] = [
    {
      key: 'excerpt',
      title: t('submissions_column_words'),
      cell: (submission) => <Excerpt submission={submission} />,
    },
    {
      key: 'state',
      title: t('submissions_column_state'),
      width: '8rem',
      cell: ({ read }) => (
        <Badge tone={read ? 'neutral' : 'good'}>{t(read ? 'submissions_read' : 'submissions_new')}</Badge>
      ),
    },
    {
      key: 'received',
      title: t('submissions_column_received'),
      width: '11rem',
      soft: true,
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {formatAgo(created_at, now)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: t('forms_column_actions'),
      quietTitle: true,
      width: '4rem',
      phone: 'side',
      cell: (submission) => (
        <span className={`${aboveRowLink} ${styles.rowActions}`}>
          <SubmissionMenu submission={submission} />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={t('submissions_heading')}
      columns={columns}
      rows={submissions}
      rowKey={({ id }) => id}
      pressable
    />
  );
}
