import { MAX_COUNTED_CUSTOMERS } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { CursorPager } from '../../lists/cursor-pager.tsx';
import { ListFound } from '../../lists/list-found.tsx';
import { customersQuery } from '../../queries/customer-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { CustomerExport } from './customer-export.tsx';
import { sortNameOf } from './customer-search.ts';
import { CustomerTable } from './customer-table.tsx';
import { CustomerToolbar } from './customer-toolbar.tsx';
import { type CustomerListSearch, CUSTOMERS_PER_PAGE, useCustomerSearch } from './use-customer-search.ts';

/** Customers, searched, sorted and paged by the server. */
export function CustomerList() {
  const t = useText();
  const { website } = useSession();
  const search = useCustomerSearch();
  const { asked, cursor } = search;
  const { data, isPending, isError, refetch } = useQuery(
    customersQuery(website.id, { ...asked, cursor, limit: CUSTOMERS_PER_PAGE }),
  );
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} rows={8} />;
  const { customers, total, is_more, next, previous } = data;
  if (total === 0 && !search.isFiltered)
    return <EmptyState icon="customers" title={t('customers_empty')} text={t('customers_empty_text')} />;
  return (
    <>
      <CustomerToolbar search={search} />
      <ListFound text={foundText(total, is_more, t)}>
        {total > 0 && <CustomerExport search={asked} />}
      </ListFound>
      {customers.length === 0 && <NothingHere search={search} hasOthers={total > 0} />}
      {customers.length > 0 && (
        <CustomerTable
          customers={customers}
          order={{
            key: asked.sort,
            descending: asked.descending,
            onOrder: (key, descending) => search.setSort(sortNameOf(key, descending)),
          }}
        />
      )}
      <CursorPager previous={previous} next={next} onGo={search.setCursor} />
    </>
  );
}

function foundText(total: number, isMore: boolean, t: Translate): string {
  if (isMore) return t('customers_found_more', { count: formatCount(MAX_COUNTED_CUSTOMERS) });
  if (total === 0) return t('customers_found_none');
  return total === 1 ? t('customers_found_one') : t('customers_found', { count: formatCount(total) });
}

/** A search without results, or a page whose rows are gone. */
function NothingHere({ search, hasOthers }: { search: CustomerListSearch; hasOthers: boolean }) {
  const t = useText();
  if (hasOthers) {
    return (
      <EmptyState icon="search" title={t('list_page_empty')}>
        <Action onClick={() => search.setCursor('')}>{t('list_page_first')}</Action>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="search" title={t('customers_none')} text={t('customers_none_text')}>
      <Action onClick={search.clear}>{t('customers_clear')}</Action>
    </EmptyState>
  );
}
