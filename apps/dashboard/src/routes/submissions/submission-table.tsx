import { useText } from '@etalage/ui-kit';
import { Badge, DataTable, rowLink, type Column } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { ListedSubmission } from '../../queries/form-queries.ts';
import { menuColumn, momentColumn } from '../../lists/row-columns.tsx';
import { SubmissionMenu } from './submission-menu.tsx';
import * as styles from './submissions.css.ts';

function Excerpt({ submission: { id, excerpt, form_title, read } }: { submission: ListedSubmission }) {
  const t = useText();
  return (
    <span className={styles.excerpt}>
      <ScreenLink
        className={`${rowLink} ${read ? styles.read : styles.unread}`}
        to={`/inzendingen/${id}`}
        dir="auto"
      >
        {excerpt || t('submissions_no_words')}
      </ScreenLink>
      <span className={styles.small}>{form_title}</span>
    </span>
  );
}

/** Submissions as rows that open them; unread ones are highlighted. */
export function SubmissionTable({ submissions }: { submissions: readonly ListedSubmission[] }) {
  const t = useText();
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
    momentColumn('received', t('submissions_column_received'), ({ created_at }) => created_at),
    menuColumn(t('forms_column_actions'), (submission) => <SubmissionMenu submission={submission} />),
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
