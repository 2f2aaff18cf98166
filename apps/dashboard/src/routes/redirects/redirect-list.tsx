import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { ListPager } from '../../lists/list-pager.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { type ListSearch, useListSearch } from '../../lists/use-list-search.ts';
import { REDIRECTS_PER_PAGE, redirectsQuery } from '../../queries/redirect-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { RedirectTable } from './redirect-table.tsx';
import * as styles from './redirects.css.ts';

const sorts = { oud: 'from', nieuw: 'to', gewijzigd: 'newest' } as const;

/** The redirects of the website, searched, sorted and paged by the server. */
export function RedirectList({ onCreate }: { onCreate: () => void }) {
  const t = useText();
  const { website } = useSession();
  const search = useListSearch({ sorts, perPage: REDIRECTS_PER_PAGE });
  const { data, isPending, isError, refetch } = useQuery(redirectsQuery(website.id, search.filter));
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  const { redirects, total } = data;
  if (total === 0 && search.typed === '') {
    return (
      <EmptyState icon="redirect" title={t('redirects_empty')} text={t('redirects_empty_text')}>
        <Action kind="primary" icon="plus" onClick={onCreate}>
          {t('redirects_new')}
        </Action>
      </EmptyState>
    );
  }
  const pages = Math.ceil(total / REDIRECTS_PER_PAGE);
  return (
    <>
      <ListToolbar
        search={search}
        searchLabel={t('redirects_search')}
        sorts={[
          ['oud', t('redirects_column_from')],
          ['nieuw', t('redirects_column_to')],
          ['gewijzigd', t('redirects_column_updated')],
        ]}
      />
      <p role="status" className={styles.found}>
        {total === 1 ? t('redirects_found_one') : t('redirects_found_many', { count: formatCount(total) })}
      </p>
      {redirects.length > 0 ? (
        <RedirectTable redirects={redirects} />
      ) : (
        <NothingHere search={search} hasOthers={total > 0} />
      )}
      <ListPager page={search.page} hasNext={search.page < pages} pages={pages} onGo={search.setPage} />
    </>
  );
}

/** A search without results, or a page behind the last one. */
function NothingHere({ search, hasOthers }: { search: ListSearch; hasOthers: boolean }) {
  const t = useText();
  if (hasOthers) {
    return (
      <EmptyState icon="search" title={t('list_page_empty')}>
        <Action onClick={() => search.setPage(1)}>{t('list_page_first')}</Action>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="search" title={t('redirects_none')} text={t('redirects_none_text')}>
      <Action onClick={() => search.setTyped('')}>{t('redirects_clear')}</Action>
    </EmptyState>
  );
}
