import { MAX_COUNTED_ORDERS } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { EmptyState, type TableOrder, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { ColumnChoice } from '../../lists/columns/column-choice.tsx';
import { CursorPager } from '../../lists/cursor-pager.tsx';
import { foundText } from '../../lists/found-text.ts';
import { ListFound } from '../../lists/list-found.tsx';
import { NothingFound } from '../../lists/nothing-found.tsx';
import { useChosenRows } from '../../lists/use-chosen-rows.ts';
import { type ListedOrder, ordersQuery } from '../../queries/order-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { OrderBulkBar } from './bulk/order-bulk-bar.tsx';
import { OrderExport } from './export/order-export.tsx';
import { columnNames, columnsOf, columnsText, columnTexts } from './order-columns.tsx';
import { sortNameOf, sorts } from './order-search-address.ts';
import { WithOrderPlace } from './order-place.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderToolbar } from './order-toolbar.tsx';
import { type OrderListSearch, ORDERS_PER_PAGE, useOrderSearch } from './use-order-search.ts';
import { OrderViews } from './views/order-views.tsx';

/** Orders and quote requests, searched, sorted and paged by the server. */
export function OrderList() {
  const t = useText();
  const { website } = useSession();
  const search = useOrderSearch();
  const { asked, cursor } = search;
  const { data, isPending, isError, refetch } = useQuery(
    ordersQuery(website.id, { ...asked, cursor, limit: ORDERS_PER_PAGE }),
  );
  const chosen = useChosenRows({
    list: JSON.stringify(asked),
    rows: data?.orders ?? [],
    keyOf: ({ number }: ListedOrder) => number,
  });
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} rows={8} />;
  const { orders, total, next, previous } = data;
  if (total === 0 && !search.isFiltered)
    return (
      <EmptyState icon="orders" title={t('dashboard_orders_empty')} text={t('dashboard_orders_empty_text')} />
    );
  const shown = columnsOf(search.get('kolommen'));
  return (
    <>
      <OrderToolbar search={search} />
      <ListFound text={foundText('dashboard_orders', data, MAX_COUNTED_ORDERS, t)}>
        <OrderViews search={search} />
        <ColumnChoice
          columns={columnNames.map((name) => [name, t(columnTexts[name])])}
          shown={shown}
          onChange={(names) => search.set('kolommen', columnsText(names))}
        />
        {total > 0 && <OrderExport search={asked} />}
      </ListFound>
      {orders.length === 0 && (
        <NothingFound
          search={search}
          hasOthers={total > 0}
          title={t('dashboard_orders_none')}
          text={t('dashboard_orders_none_text')}
          clearText={t('dashboard_orders_clear')}
        />
      )}
      {orders.length > 0 && <OrderBulkBar chosen={chosen} />}
      {orders.length > 0 && (
        <WithOrderPlace numbers={orders.map(({ number }) => number)}>
          <OrderTable orders={orders} columns={shown} chosen={chosen} order={tableOrder(search)} />
        </WithOrderPlace>
      )}
      <CursorPager previous={previous} next={next} onGo={search.setCursor} />
    </>
  );
}

/** The order of the rows, and how a heading changes it. */
const tableOrder = ({ asked, setSort }: OrderListSearch): TableOrder => ({
  key: asked.sort,
  descending: asked.descending,
  onOrder: (key, descending) => setSort(sortNameOf(sortOf(key), descending)),
});

const sortOf = (key: string) => Object.values(sorts).find((sort) => sort === key) ?? 'date';
