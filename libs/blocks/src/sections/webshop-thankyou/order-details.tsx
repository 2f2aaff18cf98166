import type { Order } from '@etalage/shop-domain/schema';
import { formatDate, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { usePage } from '../../runtime/page-context.ts';
import { AmountExplanation } from '../../shop/explanation/amount-explanation.tsx';
import { OrderLines } from '../../shop/lines/order-lines.tsx';
import { TotalsList } from '../../shop/lines/totals-list.tsx';
import { QuoteView } from '../../shop/quote/quote-view.tsx';
import { addressLines } from './address-lines.ts';
import { AgreedTerms } from './agreed-terms.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentSection } from './payment-section.tsx';
import { Shipments } from './shipments.tsx';
import { WithdrawLink } from './withdraw-link.tsx';
import * as styles from './webshop-thankyou.css.ts';

const numberKeys = {
  order: 'webshop_order_number',
  quote: 'webshop_order_quote_number',
  mixed: 'webshop_order_mixed_number',
} as const;

/** The order details: customer, addresses, delivery, payment and lines (ORD-08 to ORD-13), and the quote. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText();
  const { orderSession } = usePage();
  const hasDirect = order.checkout.products.length > 0;
  return (
    <div
      className={styles.details}
      data-behaviour={hasDirect && order.order.status !== 'cancelled' ? 'order-polling' : undefined}
      data-order-session={orderSession}
      data-payment-status={order.payment.payment_status}
    >
      <Numbers order={order.order} />
      {hasDirect && <DirectDetails order={order} />}
      <Quoted order={order} />
      {!hasDirect && <Addresses order={order} />}
      {order.agreed_terms && (
        <Block heading={t('webshop_order_terms_heading')}>
          <AgreedTerms order={order} />
        </Block>
      )}
    </div>
  );
}

/** What was ordered directly, to whom it goes and how it is paid. */
function DirectDetails({ order }: { order: Order }) {
  const t = useText();
  const { shipment, shipments, checkout, invoices = [] } = order;
  return (
    <>
      <div className={styles.columns}>
        <Addresses order={order} />
        <PaymentSection order={order} />
      </div>
      {shipments.length > 0 && (
        <Block heading={t('webshop_order_shipments_heading')}>
          <Shipments shipments={shipments} />
        </Block>
      )}
      {invoices.length > 0 && (
        <Block heading={t('webshop_order_invoices_heading')}>
          <Invoices
            invoices={invoices}
            email={order.users.invoice_email}
            takenBack={order.payment.taken_back_incl_tax}
            isExplained={order.explanation !== undefined}
          />
        </Block>
      )}
      <Block heading={t('webshop_cart_direct_heading')}>
        <OrderLines lines={checkout.products} isTaxIncluded={checkout.show_price_tax_included} />
        <div className={styles.totals}>
          <TotalsList
            part={checkout}
            shipment={shipment}
            isReverseCharged={order.vies.reverse_charge_applied}
            isSmallBusiness={order.vies.category === 'E'}
            isFinal
          />
        </div>
        {order.explanation && <AmountExplanation parts={order.explanation} />}
      </Block>
      <WithdrawLink order={order} />
    </>
  );
}

/** The quote, or what a quote was asked for when it cannot be read now. */
function Quoted({ order: { quote } }: { order: Order }) {
  const t = useText();
  const { quote: shown } = usePage();
  if (shown) return <QuoteView quote={shown} />;
  if (quote.products.length === 0) return null;
  return (
    <Block heading={t('webshop_cart_quote_heading')}>
      <OrderLines lines={quote.products} isTaxIncluded={quote.show_price_tax_included} />
      <p className={styles.muted}>{t('webshop_order_quote_text')}</p>
    </Block>
  );
}

function Addresses({ order: { users, shipment, checkout, countries } }: { order: Order }) {
  const t = useText();
  return (
    <div className={styles.blocks}>
      <Block heading={t('webshop_order_details_heading')}>
        <Address lines={addressLines(users, 'invoice', countries)} />
      </Block>
      {users.custom_shipping_information && (
        <Block heading={t('webshop_order_shipping_heading')}>
          <Address lines={addressLines(users, 'shipping', countries)} />
        </Block>
      )}
      {checkout.products.length > 0 && shipment.selected.selected !== '' && (
        <Block heading={t('webshop_order_method_heading')}>
          <p className={styles.pair}>
            <span>{shipment.selected.title}</span>
            <span>{formatMoney(shipment.selected.price.incl_tax)}</span>
          </p>
        </Block>
      )}
    </div>
  );
}

/** The number of the order, of the quote request or of both, with their date. */
function Numbers({ order: { kind, number, quote_number, created_at } }: Pick<Order, 'order'>) {
  const t = useText();
  const { quote } = usePage();
  const values = { number, quote: quote_number, date: formatDate(created_at) };
  // Once there is an offer, it is more than a request.
  const key = kind === 'quote' && quote?.offer ? 'webshop_offer_number' : numberKeys[kind];
  return (
    <p className={styles.number} tabIndex={-1} data-order-focus="">
      {t(key, values)}
    </p>
  );
}

function Block({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
