import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import * as choose from '../../lists/choose-all-bar.css.ts';
import { ListPager } from '../../lists/list-pager.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { useListSearch } from '../../lists/use-list-search.ts';
import { missingQuery, REDIRECTS_PER_PAGE } from '../../queries/redirect-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { MissingTable } from './missing-table.tsx';
import { AddressCheck } from '../../screen/address-check.tsx';

const sorts = { vaakst: 'count', laatst: 'newest', pad: 'path' } as const;

/** The report of addresses that visitors did not find (API-25). */
export function MissingList() {
  const t = useText();
  const { website } = useSession();
  const search = useListSearch({ sorts, perPage: REDIRECTS_PER_PAGE });
  const ignored = search.get('genegeerd') === '1';
  const { data, isPending, isError, refetch } = useQuery(
    missingQuery(website.id, { ...search.filter, ignored }),
  );
  const isFirst = search.page === 1;
  return (
    <>
      <ListToolbar
        search={search}
        searchLabel={t('redirects_missing_search')}
        sorts={[
          ['vaakst', t('redirects_missing_most')],
          ['laatst', t('redirects_missing_last')],
          ['pad', t('redirects_missing_path')],
        ]}
      >
        <AddressCheck
          className={choose.all}
          boxClassName={choose.box}
          label={t('redirects_missing_ignored')}
          checked={ignored}
          onChange={(isChecked) => search.set('genegeerd', isChecked ? '1' : '')}
        />
      </ListToolbar>
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {data && data.paths.length > 0 && <MissingTable paths={data.paths} ignored={ignored} />}
      {data?.paths.length === 0 && search.typed === '' && isFirst && (
        <EmptyState
          role="status"
          icon="check"
          title={t(ignored ? 'redirects_missing_none_ignored' : 'redirects_missing_empty')}
          text={t(ignored ? 'redirects_missing_none_ignored_text' : 'redirects_missing_empty_text')}
        />
      )}
      {data?.paths.length === 0 && (search.typed !== '' || !isFirst) && (
        <EmptyState
          role="status"
          icon="search"
          title={t(isFirst ? 'redirects_missing_none' : 'list_page_empty')}
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
