import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CursorPager } from '../../../lists/cursor-pager.tsx';
import { customerOrdersQuery } from '../../../queries/customer-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { ShortOrderTable } from '../../orders/order-table.tsx';
import { panelTitle } from '../../orders/orders.css.ts';
import * as styles from '../customers.css.ts';

/** The orders and quote requests of a customer, newest first. */
export function CustomerOrders({ id }: { id: string }) {
  const t = useText();
  const { website } = useSession();
  const [cursor, setCursor] = useState('');
  const { data, isPending, isError, refetch } = useQuery(customerOrdersQuery(website.id, id, cursor));
  return (
    <section aria-labelledby="customer-orders">
      <h2 id="customer-orders" className={panelTitle}>
        {t('customers_orders')}
      </h2>
      {isPending && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && data.orders.length === 0 && <p className={styles.lesser}>{t('customers_orders_none')}</p>}
      {data && data.orders.length > 0 && <ShortOrderTable orders={data.orders} />}
      {data && <CursorPager previous={data.previous} next={data.next} onGo={setCursor} />}
    </section>
  );
}
