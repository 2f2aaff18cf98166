import { dutchDayOf, formatDate, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import { OrderAttempts } from './order-attempts.tsx';
import * as styles from './orders.css.ts';
import { stateView } from './payment-view.ts';

/** How an order is paid and sent; a quote request has neither. */
export function OrderPayment({ order }: { order: OwnerOrder }) {
  const t = useText();
  const { payment, shipment } = order;
  const view = stateView({
    status: order.order.status,
    payment_status: payment.payment_status,
    pays_later: payment.later !== undefined,
    later_due: isOverdue(payment.later) ? 'overdue' : '',
  });
  const method = payment.selected_title || payment.selected;
  return (
    <section className={styles.panel} aria-labelledby="payment">
      <h2 id="payment" className={styles.panelTitle}>
        {t('dashboard_order_payment')}
      </h2>
      {order.order.kind === 'quote' ? (
        <p>{t('dashboard_order_no_payment')}</p>
      ) : (
        <div className={styles.facts}>
          <p>
            <Badge tone={view.tone}>{t(view.text)}</Badge>{' '}
            {payment.test && <Badge tone="waiting">{t('dashboard_payment_test')}</Badge>}
          </p>
          <dl className={styles.facts}>
            {method && (
              <div>
                <dt className={styles.factName}>{t('dashboard_order_method')}</dt>
                <dd>{method}</dd>
              </div>
            )}
            {payment.later && (
              <div>
                <dt className={styles.factName}>{t('orders_later_term')}</dt>
                <dd>
                  {payment.later.due_date === ''
                    ? t('orders_later_term_days', { days: payment.later.days })
                    : t('orders_later_term_until', { date: formatDate(payment.later.due_date) })}
                </dd>
              </div>
            )}
            {payment.lowered_incl_tax !== undefined && payment.later && (
              <div>
                <dt className={styles.factName}>{t('lower_due')}</dt>
                <dd>{formatMoney(order.checkout.total_price_with_tax - payment.lowered_incl_tax)}</dd>
              </div>
            )}
            {shipment.selected.title && (
              <div>
                <dt className={styles.factName}>{t('dashboard_order_shipment')}</dt>
                <dd>{shipment.selected.title}</dd>
              </div>
            )}
          </dl>
          <OrderAttempts order={order} />
        </div>
      )}
    </section>
  );
}

/** Whether the last day of a term is over. */
function isOverdue(later: OwnerOrder['payment']['later']): boolean {
  if (!later || later.due_date === '') return false;
  return dutchDayOf(new Date(later.due_date)) < dutchDayOf(new Date());
}
