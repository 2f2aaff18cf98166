import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { EmptyState, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../queries/call-api.ts';
import { orderQuery, type OwnerOrder } from '../../queries/order-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { textLink } from '../../screen/surface.css.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { OrderInvoices } from './invoices/order-invoices.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderPlaceLinks } from './order-place.tsx';
import { OrderTerms } from './order-terms.tsx';
import { OrderVat } from './order-vat.tsx';
import * as styles from './orders.css.ts';
import { kindTexts } from './payment-view.ts';
import { OrderPacking } from './packing/order-packing.tsx';
import { OrderSending } from './sending/order-sending.tsx';
import { OrderTimeline } from './timeline/order-timeline.tsx';
import { UnsavedForms } from '../../screen/unsaved-forms.tsx';
import { NewQuote } from './quote/new-quote.tsx';
import { QuotePanel } from './quote/quote-panel.tsx';
import { OrderWithdrawals } from './withdrawal/order-withdrawals.tsx';
import { OrderVatRecheck } from './vat-recheck/order-vat-recheck.tsx';
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

/** The quote of which an order was made. */
function FromQuote({ number }: { number: string }) {
  const t = useText();
  return (
    <p>
      <ScreenLink className={textLink} to={`/bestellingen/${encodeURIComponent(number)}`}>
        {t('quote_from', { number })}
      </ScreenLink>
    </p>
  );
}

function Order({ order }: { order: OwnerOrder }) {
  const { checkout, quote } = order;
  const { quote_number, from_quote, kind } = order.order;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Attention order={order} />
        {from_quote !== '' && <FromQuote number={from_quote} />}
        {checkout.products.length > 0 && <OrderLines order={order} part="checkout" />}
        {quote_number !== '' && (
          <QuotePanel key={quote_number} number={quote_number}>
            {quote.products.length > 0 && <OrderLines order={order} part="quote" />}
          </QuotePanel>
        )}
        {checkout.products.length > 0 && <OrderSending order={order} />}
        {kind !== 'quote' && <OrderWithdrawals order={order} />}
        {kind !== 'quote' && <OrderVatRecheck order={order} />}
        <OrderRefund order={order} />
        {kind !== 'quote' && <OrderInvoices order={order} />}
      </div>
      <div className={styles.aside}>
        {kind !== 'quote' && <OrderPayment order={order} />}
        <OrderCustomer order={order} />
        <OrderVat order={order} />
        <OrderTerms order={order} />
      </div>
      <div className={styles.below}>
        <OrderTimeline order={order} />
      </div>
    </div>
  );
}

/** `/bestellingen/{id}`: one order or quote, whose id is its number; `/bestellingen/nieuw` for one that is not there yet. */
export function OrderRoute() {
  const { id = '' } = useParams();
  return id === 'nieuw' ? <NewQuote /> : <ExistingOrder key={id} id={id} />;
}

function ExistingOrder({ id }: { id: string }) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery(orderQuery(website.id, id));
  const order = query.data;
  const isMissing = failedWith(query.error, 'not_found');
  const kind = order?.order.kind ?? 'order';
  const title =
    kind === 'quote'
      ? t('quote_title', { number: id })
      : t('dashboard_order_title', { kind: t(kindTexts[kind]), number: id });
  return (
    <>
      <ScreenHeader
        title={isMissing ? t('dashboard_order_missing') : title}
        intro={
          order &&
          t(kind === 'quote' ? 'quote_since' : 'dashboard_order_placed', {
            moment: formatDateTime(order.order.created_at),
          })
        }
        back={<OrderPlaceLinks number={id} />}
        actions={
          order &&
          kind !== 'quote' && (
            <>
              <OrderPacking order={order} />
              <OrderActions order={order} />
            </>
          )
        }
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
