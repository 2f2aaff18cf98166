import { formatAgo } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, DataTable, EmptyState, TableSkeleton, type Column } from '@etalage/ui-kit/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@etalage/ui-kit/dashboard';
import { failureTexts } from '../../queries/failure-texts.ts';
import {
  type DeletedPage,
  deletedPagesQuery,
  postRestorePage,
  renewPages,
} from '../../queries/page-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './pages.css.ts';

/** The deleted pages, each with the days in which it can be restored. */
export function PageBin() {
  const t = useText();
  const { website } = useSession();
  const pages = useQuery(deletedPagesQuery(website.id));
  const restore = useRestore();
  if (pages.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (!pages.data) return <LoadFailure onRetry={() => void pages.refetch()} />;
  if (pages.data.length === 0)
    return <EmptyState icon="trash" title={t('pages_bin_empty')} text={t('pages_bin_empty_text')} />;
  const columns: readonly Column<DeletedPage>[] = [
    {
      key: 'title',
      title: t('pages_column_title'),
      cell: ({ title, path }) => (
        <span className={styles.name}>
          <span>{title}</span>
          <span className={styles.address}>{path}</span>
        </span>
      ),
    },
    {
      key: 'deleted',
      title: t('pages_bin_deleted'),
      width: '11rem',
      soft: true,
      cell: ({ deleted_at }) => formatAgo(deleted_at, new Date()),
    },
    {
      key: 'left',
      title: t('pages_bin_left'),
      width: '9rem',
      soft: true,
      cell: ({ days_left }) =>
        days_left === 1 ? t('pages_bin_day') : t('pages_bin_days', { count: days_left }),
    },
    {
      key: 'actions',
      title: t('pages_column_actions'),
      quietTitle: true,
      width: '9rem',
      phone: 'side',
      cell: (page) => (
        <Action
          aria-label={t('pages_bin_restore_named', { title: page.title })}
          onClick={() => restore.mutate(page)}
        >
          {t('pages_bin_restore')}
        </Action>
      ),
    },
  ];
  return <DataTable label={t('pages_tab_bin')} columns={columns} rows={pages.data} rowKey={({ id }) => id} />;
}

function useRestore() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: ({ id }: DeletedPage) => postRestorePage(website.id, id),
    onSuccess: async ({ path }, page) => {
      await renewPages(queryClient, website.id);
      const isElsewhere = path !== page.path;
      showToast({
        text: t(isElsewhere ? 'pages_restored_elsewhere' : 'pages_restored', { title: page.title, path }),
      });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}
