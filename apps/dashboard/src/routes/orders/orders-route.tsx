import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ordersQuery } from '../../queries/order-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { ListStates } from '../../lists/list-states.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { findOrders, orderFilters, type OrderFilter } from './find-orders.ts';
import { OrderTable } from './order-table.tsx';
import * as styles from './orders.css.ts';

/** Most orders in one reply of the server. */
const ORDER_LIMIT = 100;

const filterTexts: Record<OrderFilter, TextKey> = {
  all: 'dashboard_orders_filter_all',
  order: 'dashboard_orders_filter_order',
  quote: 'dashboard_orders_filter_quote',
  unpaid: 'dashboard_orders_filter_unpaid',
};

function Orders() {
  const t = useText();
  const { website } = useSession();
  const orders = useQuery(ordersQuery(website.id, ORDER_LIMIT));
  const [filter, setFilter] = useState<OrderFilter>('all');
  const [query, setQuery] = useState('');
  if (orders.isPending) return <TableSkeleton label={t('dashboard_loading')} rows={8} />;
  if (!orders.data) return <LoadFailure onRetry={() => void orders.refetch()} />;
  const all = orders.data.orders;
  if (all.length === 0)
    return (
      <EmptyState icon="orders" title={t('dashboard_orders_empty')} text={t('dashboard_orders_empty_text')} />
    );
  const found = findOrders(all, filter, query);
  return (
    <>
      <div className={styles.toolbar}>
        <SearchBox label={t('dashboard_orders_search')} value={query} onChange={setQuery} />
        <ListStates
          label={t('dashboard_orders_filter')}
          states={orderFilters.map((name) => [name, t(filterTexts[name])])}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {found.length > 0 ? (
        <OrderTable orders={found} />
      ) : (
        <EmptyState
          role="status"
          icon="search"
          title={t('dashboard_orders_none')}
          text={t('dashboard_orders_none_text')}
        />
      )}
      {all.length === ORDER_LIMIT && (
        <p className={styles.note}>{t('dashboard_orders_limited', { count: String(ORDER_LIMIT) })}</p>
      )}
    </>
  );
}

/** `/bestellingen`: the newest hundred orders and quote requests. */
export function OrdersRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader title={t('dashboard_orders_heading')} intro={t('dashboard_orders_intro')} />
      <Orders />
    </>
  );
}
