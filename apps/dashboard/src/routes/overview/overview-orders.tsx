import { useText } from '@etalage/ui-kit';
import { EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../../session/screen-link.tsx';
import { ordersQuery } from '../../queries/order-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { card, cardHead, cardTitle, textLink } from '../../screen/surface.css.ts';
import { ShortOrderTable } from '../orders/order-table.tsx';

function Newest() {
  const t = useText();
  const { website } = useSession();
  const orders = useQuery(ordersQuery(website.id, { limit: 5 }));
  if (orders.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (!orders.data) return <LoadFailure onRetry={() => void orders.refetch()} />;
  if (orders.data.orders.length > 0) return <ShortOrderTable orders={orders.data.orders} />;
  return (
    <EmptyState icon="orders" title={t('dashboard_orders_empty')} text={t('dashboard_orders_empty_text')} />
  );
}

/** The newest orders, with a link to all orders. */
export function OverviewOrders() {
  const t = useText();
  return (
    <section className={card} aria-labelledby="latest">
      <div className={cardHead}>
        <h2 id="latest" className={cardTitle}>
          {t('dashboard_overview_latest')}
        </h2>
        <ScreenLink className={textLink} to="/bestellingen">
          {t('dashboard_overview_all')}
        </ScreenLink>
      </div>
      <Newest />
    </section>
  );
}
