import { formatDate, formatEuros } from '@etalage/texts/format';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ordersQuery, type ListedOrder } from '../queries/order-queries.ts';
import { useSession } from '../session/session-context.ts';
import { LoadFailure } from './load-failure.tsx';
import { Loading } from './loading.tsx';
import * as styles from './order-list.css.ts';

const kindTexts = {
  order: 'dashboard_kind_order',
  quote: 'dashboard_kind_quote',
  mixed: 'dashboard_kind_mixed',
} as const satisfies Record<ListedOrder['kind'], TextKey>;

type Tone = keyof typeof styles.badge;

/** How a payment state reads and which colour it has; several states read alike to an owner. */
const paymentViews: Record<ListedOrder['payment_status'], { text: TextKey; tone: Tone }> = {
  '': { text: 'dashboard_payment_none', tone: 'neutral' },
  open: { text: 'dashboard_payment_open', tone: 'waiting' },
  pending: { text: 'dashboard_payment_open', tone: 'waiting' },
  authorized: { text: 'dashboard_payment_open', tone: 'waiting' },
  paid: { text: 'dashboard_payment_paid', tone: 'good' },
  expired: { text: 'dashboard_payment_failed', tone: 'bad' },
  failed: { text: 'dashboard_payment_failed', tone: 'bad' },
  canceled: { text: 'dashboard_payment_failed', tone: 'bad' },
  refunded: { text: 'dashboard_payment_refunded', tone: 'neutral' },
  partially_refunded: { text: 'dashboard_payment_refunded', tone: 'neutral' },
  charged_back: { text: 'dashboard_payment_refunded', tone: 'bad' },
};

function Row({ order }: { order: ListedOrder }) {
  const t = useText();
  const payment = paymentViews[order.payment_status];
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        {order.number}
      </th>
      <td className={styles.customer}>{order.customer}</td>
      <td className={styles.detail}>{formatDate(order.created_at)}</td>
      <td className={styles.detail}>{t(kindTexts[order.kind])}</td>
      <td>
        {order.kind !== 'quote' && <span className={styles.badge[payment.tone]}>{t(payment.text)}</span>}
      </td>
      <td className={styles.total}>{formatEuros(order.total)}</td>
    </tr>
  );
}

/** The newest orders as a table that folds to cards on a phone. */
export function OrderList({ limit }: { limit: number }) {
  const t = useText();
  const { website } = useSession();
  const orders = useQuery(ordersQuery(website.id, limit));
  if (orders.isPending) return <Loading />;
  if (orders.isError) return <LoadFailure onRetry={() => void orders.refetch()} />;
  if (orders.data.orders.length === 0) return <p className={styles.empty}>{t('dashboard_orders_empty')}</p>;
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('dashboard_orders_number')}</th>
          <th scope="col">{t('dashboard_orders_customer')}</th>
          <th scope="col">{t('dashboard_orders_date')}</th>
          <th scope="col">{t('dashboard_orders_kind')}</th>
          <th scope="col">{t('dashboard_orders_payment')}</th>
          <th scope="col" className={styles.totalHead}>
            {t('dashboard_orders_total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.data.orders.map((order) => (
          <Row key={order.number} order={order} />
        ))}
      </tbody>
    </table>
  );
}
