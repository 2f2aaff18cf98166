import { useText } from '@etalage/ui-kit';
import { Action, type Column, DataTable, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { momentColumn } from '../../lists/row-columns.tsx';
import { type DeletedRedirect, deletedRedirectsQuery } from '../../queries/redirect-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './redirects.css.ts';
import { useRestoreRedirect } from './use-restore-redirect.ts';

/** Deleted redirects, with who deleted them and when, each to be added again. */
export function DeletedList() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(deletedRedirectsQuery(website.id));
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (data.redirects.length === 0) {
    const text = t('redirects_deleted_empty_text');
    return <EmptyState role="status" icon="trash" title={t('redirects_deleted_empty')} text={text} />;
  }
  return <DeletedTable redirects={data.redirects} />;
}

function DeletedTable({ redirects }: { redirects: readonly DeletedRedirect[] }) {
  const t = useText();
  const restore = useRestoreRedirect();
  const columns: readonly Column<DeletedRedirect>[] = [
    {
      key: 'redirect',
      title: t('redirects_tab_redirects'),
      cell: ({ from, to }) => (
        <span className={styles.clamped} title={`${from} → ${to}`}>
          {from} → {to}
        </span>
      ),
    },
    {
      key: 'member',
      title: t('redirects_deleted_by'),
      width: '11rem',
      soft: true,
      cell: ({ member }) => (
        <>
          <span className={styles.onPhone}>{t('redirects_deleted_by')} </span>
          {member}
        </>
      ),
    },
    momentColumn('at', t('redirects_deleted_at'), ({ at }) => at),
    {
      key: 'actions',
      title: t('redirects_column_actions'),
      quietTitle: true,
      width: '9rem',
      align: 'end',
      cell: (redirect) => (
        <Action
          aria-label={t('redirects_restore_of', { from: redirect.from })}
          onClick={() => restore.mutate(redirect)}
        >
          {t('redirects_restore')}
        </Action>
      ),
    },
  ];
  return (
    <DataTable
      label={t('redirects_tab_deleted')}
      columns={columns}
      rows={redirects}
      rowKey={({ id }) => id}
    />
  );
}
