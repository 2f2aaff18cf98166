import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { EmptyState, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../queries/call-api.ts';
import { orderQuery, type OwnerOrder } from '../../queries/order-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderVat } from './order-vat.tsx';
import * as styles from './orders.css.ts';
import { kindTexts } from './payment-view.ts';
import { OrderSending } from './sending/order-sending.tsx';
import { OrderTimeline } from './timeline/order-timeline.tsx';
import { UnsavedForms } from './unsaved.tsx';
import { OrderRefund } from './refund/order-refund.tsx';

function Attention({ order }: { order: OwnerOrder }) {
  const t = useText();
  const { double_paid, stock_short } = order.attention;
  const texts = [
    order.payment.test && t('dashboard_payment_test_hint'),
    double_paid && t('dashboard_order_double_paid'),
    stock_short && t('dashboard_order_stock_short'),
  ].filter((text) => text !== false);
  return texts.map((text) => (
    <p key={text} className={styles.warning}>
      <Icon name="warning" />
      {text}
    </p>
  ));
}

function Order({ order }: { order: OwnerOrder }) {
  const { checkout, quote } = order;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Attention order={order} />
        {checkout.products.length > 0 && <OrderLines order={order} part="checkout" />}
        {quote.products.length > 0 && <OrderLines order={order} part="quote" />}
        {checkout.products.length > 0 && <OrderSending order={order} />}
        <OrderRefund order={order} />
      </div>
      <div className={styles.aside}>
        <OrderPayment order={order} />
        <OrderCustomer order={order} />
        <OrderVat order={order} />
      </div>
      <div className={styles.below}>
        <OrderTimeline order={order} />
      </div>
    </div>
  );
}

/** `/bestellingen/{id}`: one order or quote request; its id is its number. */
export function OrderRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const query = useQuery(orderQuery(website.id, id));
  const order = query.data;
  const isMissing = failedWith(query.error, 'not_found');
  const kind = t(kindTexts[order?.order.kind ?? 'order']);
  return (
    <>
      <ScreenHeader
        title={isMissing ? t('dashboard_order_missing') : t('dashboard_order_title', { kind, number: id })}
        intro={order && t('dashboard_order_placed', { moment: formatDateTime(order.order.created_at) })}
        back={<BackLink to="/bestellingen" text="dashboard_orders_heading" />}
        actions={order && order.order.kind !== 'quote' && <OrderActions order={order} />}
      />
      {order && (
        <UnsavedForms>
          <Order order={order} />
        </UnsavedForms>
      )}
      {query.isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isMissing && (
        <EmptyState
          icon="orders"
          title={t('dashboard_not_found_title')}
          text={t('dashboard_not_found_text')}
        />
      )}
      {query.isError && !isMissing && !order && <LoadFailure onRetry={() => void query.refetch()} />}
    </>
  );
}
