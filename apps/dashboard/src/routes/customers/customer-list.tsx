import { MAX_COUNTED_CUSTOMERS } from '@etalage/api-contract';
import { isEmail, normaliseEmail } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { CursorPager } from '../../lists/cursor-pager.tsx';
import { foundText } from '../../lists/found-text.ts';
import { ListFound } from '../../lists/list-found.tsx';
import { NothingFound } from '../../lists/nothing-found.tsx';
import { customersQuery } from '../../queries/customer-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { CustomerExport } from './customer-export.tsx';
import { sortNameOf } from './customer-search.ts';
import { CustomerTable } from './customer-table.tsx';
import { CustomerToolbar } from './customer-toolbar.tsx';
import { FindPerson } from './find-person.tsx';
import { CUSTOMERS_PER_PAGE, useCustomerSearch } from './use-customer-search.ts';

/** Customers, searched, sorted and paged by the server. */
export function CustomerList() {
  const t = useText();
  const { website } = useSession();
  const search = useCustomerSearch();
  const { asked, cursor } = search;
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(
    customersQuery(website.id, { ...asked, cursor, limit: CUSTOMERS_PER_PAGE }),
  );
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} rows={8} />;
  const { customers, total, next, previous } = data;
  const email = asked.query.trim();
  // Collecting and erasing what is stored about somebody is for owners.
  const isAddress = website.role === 'owner' && isEmail(email);
  const isListed = customers.some((customer) => customer.email === normaliseEmail(email));
  // Not below the list of an earlier search, which moves what is below it when it goes.
  const isUnknown = isAddress && !isPlaceholderData && !isListed;
  if (total === 0 && !search.isFiltered)
    return (
      <>
        {website.role === 'owner' && <CustomerToolbar search={search} />}
        <EmptyState icon="customers" title={t('customers_empty')} text={t('customers_empty_text')} />
      </>
    );
  return (
    <>
      <CustomerToolbar search={search} />
      <ListFound text={foundText('customers', data, MAX_COUNTED_CUSTOMERS, t)}>
        {total > 0 && <CustomerExport search={asked} />}
      </ListFound>
      {customers.length === 0 && (
        <NothingFound
          search={search}
          hasOthers={total > 0}
          title={t('customers_none')}
          text={t('customers_none_text')}
          clearText={t('customers_clear')}
        />
      )}
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
      {isUnknown && <FindPerson key={email} email={email} />}
      <CursorPager previous={previous} next={next} onGo={search.setCursor} />
    </>
  );
}
