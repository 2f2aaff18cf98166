import { useText } from '@etalage/ui-kit';
import { Action, type Column, DataTable, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { ListPager } from '../../lists/list-pager.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { momentColumn } from '../../lists/row-columns.tsx';
import { useListSearch } from '../../lists/use-list-search.ts';
import {
  type DeletedRedirect,
  deletedRedirectsQuery,
  REDIRECTS_PER_PAGE,
} from '../../queries/redirect-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './redirects.css.ts';
import { useRestoreRedirect } from './use-restore-redirect.ts';

const sorts = { verwijderd: 'newest', oud: 'from' } as const;

/** Deleted redirects, with who deleted them and when, each to be added again. */
export function DeletedList() {
  const t = useText();
  const { website } = useSession();
  const search = useListSearch({ sorts, perPage: REDIRECTS_PER_PAGE });
  const { data, isPending, isError, refetch } = useQuery(deletedRedirectsQuery(website.id, search.filter));
  const isFirst = search.page === 1;
  if (data?.redirects.length === 0 && search.typed === '' && isFirst) {
    const text = t('redirects_deleted_empty_text');
    return <EmptyState role="status" icon="trash" title={t('redirects_deleted_empty')} text={text} />;
  }
  return (
    <>
      <ListToolbar
        search={search}
        searchLabel={t('redirects_search')}
        sorts={[
          ['verwijderd', t('redirects_deleted_newest')],
          ['oud', t('redirects_column_from')],
        ]}
      />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && data.redirects.length > 0 && <DeletedTable redirects={data.redirects} />}
      {data?.redirects.length === 0 && (
        <EmptyState
          role="status"
          icon="search"
          title={t(isFirst ? 'redirects_deleted_none' : 'list_page_empty')}
        >
          <Action onClick={() => (isFirst ? search.setTyped('') : search.setPage(1))}>
            {t(isFirst ? 'redirects_clear' : 'list_page_first')}
          </Action>
        </EmptyState>
      )}
      {data && <ListPager page={search.page} hasNext={data.more} onGo={search.setPage} />}
    </>
  );
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
