import { formatAgo, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Badge, DataTable, rowLink, type Column } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { ListedOrder } from '../../queries/order-queries.ts';
import { momentColumn } from '../../lists/row-columns.tsx';
import * as styles from './orders.css.ts';
import { kindTexts, stateView } from './payment-view.ts';

function Name({ order, withDate }: { order: ListedOrder; withDate: boolean }) {
  return (
    <span className={styles.name}>
      <ScreenLink className={rowLink} to={`/bestellingen/${encodeURIComponent(order.number)}`}>
        {order.customer || order.number}
      </ScreenLink>
      <span className={styles.number}>
        {order.number}
        <span className={withDate ? undefined : styles.phoneOnly}>
          {` · ${formatAgo(order.created_at, new Date())}`}
        </span>
      </span>
    </span>
  );
}

function State({ order }: { order: ListedOrder }) {
  const t = useText();
  const payment = stateView(order);
  if (order.kind === 'quote') return <Badge tone="neutral">{t(kindTexts.quote)}</Badge>;
  return (
    <span className={styles.states}>
      <Badge tone={payment.tone}>{t(payment.text)}</Badge>
      {order.test && <Badge tone="waiting">{t('dashboard_payment_test')}</Badge>}
      {order.kind === 'mixed' && <Badge tone="neutral">{t('dashboard_orders_with_quote')}</Badge>}
    </span>
  );
}

interface OrderTableProps {
  orders: readonly ListedOrder[];
  /** For a narrow table: the date is shown under the name. */
  compact?: boolean;
}

/** Orders and quote requests as rows that open them. */
export function OrderTable({ orders, compact = false }: OrderTableProps) {
  const t = useText();
  const columns: readonly Column<ListedOrder>[] = [
    {
      key: 'name',
      title: t('dashboard_orders_customer'),
      cell: (order) => <Name order={order} withDate={compact} />,
    },
    {
      key: 'state',
      title: t('dashboard_orders_state'),
      width: compact ? '9.5rem' : '13rem',
      cell: (order) => <State order={order} />,
    },
    {
      ...momentColumn('date', t('dashboard_orders_date'), ({ created_at }: ListedOrder) =>
        created_at.toISOString(),
      ),
      phone: 'none',
    },
    {
      key: 'total',
      title: t('dashboard_orders_total'),
      width: '8rem',
      align: 'end',
      phone: 'side',
      cell: ({ total }) => formatMoney(total),
    },
  ];
  return (
    <DataTable
      label={t('dashboard_orders_heading')}
      columns={compact ? columns.filter(({ key }) => key !== 'date') : columns}
      rows={orders}
      rowKey={({ number }) => number}
      pressable
    />
  );
}
