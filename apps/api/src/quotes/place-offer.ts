import { normaliseEmail } from '@etalage/shop-domain';
import type { HandlerContext } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import { lineRows, payDaysOf } from '../orders/insert-order.ts';
import { nextNumber } from '../orders/next-number.ts';
import type { PlacedPurchase, QuoteRow } from '../payments/order.repository.ts';
import type { PaymentMethodRecord } from '../shoppingcart/cart.repository.ts';
import { paymentMethodsOf } from '../shoppingcart/cart.mapper.ts';
import { paymentMethodsFor, suits } from '../shoppingcart/price-cart.ts';
import { stockInsufficient } from '../stock/stock-insufficient.ts';
import { reserveStock } from '../stock/stock-reservations.ts';
import { keepTerms } from '../terms/agreed-terms.ts';
import type { OfferShop } from './offer-shop.repository.ts';
import { changeQuote, type OfferRow, setOfferState } from './offers.repository.ts';

/** The methods with which the order of an offer can be paid. */
export function offeredPayments(
  { content, customer, total_incl_tax }: OfferRow,
  { paymentMethods }: OfferShop,
): PaymentMethodRecord[] {
  if (total_incl_tax <= 0) return [];
  const handover = isDelivered(content) ? 'delivery' : 'none';
  const bill = { isCompany: customer.invoice_is_company, total: total_incl_tax };
  return paymentMethodsFor(paymentMethods, customer.invoice_country).filter((method) =>
    suits(method, handover, bill),
  );
}

/** Whether the order of an offer could not be paid, as the checkout refuses it: all methods are for other handovers. */
export function isUnpayable(offer: OfferRow, shop: OfferShop): boolean {
  const methods = paymentMethodsFor(shop.paymentMethods, offer.customer.invoice_country);
  return offer.total_incl_tax > 0 && methods.length > 0 && offeredPayments(offer, shop).length === 0;
}

const isDelivered = ({ shipping }: OfferRow['content']): boolean =>
  shipping.amount > 0 || shipping.title !== '';

/** How a version of a quote was accepted. */
export interface Acceptance {
  readonly name: string;
  readonly agreed: boolean;
  /** One of those that are offered; undefined for none. */
  readonly method: PaymentMethodRecord | undefined;
  /** Until when its stock is held. */
  readonly heldUntil: Date;
}

/**
 * Makes the order of a version of a locked quote that has none: what the customer was shown, with its stock reserved. Locks
 * are taken in the order of all purchases: quote, stock by id, number.
 */
export async function placeOffer(
  tx: WebsiteTransaction,
  { websiteId, now, translate }: HandlerContext,
  { quote, offer, shop }: { readonly quote: QuoteRow; readonly offer: OfferRow; readonly shop: OfferShop },
  { name, agreed, method, heldUntil }: Acceptance,
): Promise<{ purchase: PlacedPurchase; offered: PaymentMethodRecord[]; version: number }> {
  const { customer, total_excl_tax, total_tax, total_incl_tax } = offer;
  const id = newId();
  const email = normaliseEmail(customer.invoice_email);
  await holdStock(tx, websiteId, id, { offer, end: heldUntil });
  await setOfferState(tx, offer, { state: 'accepted', accepted_at: now(), accepted_name: name });
  const version = await changeQuote(tx, quote, {
    status: 'accepted',
    valid_until: null,
    customer: JSON.stringify(customer),
    email,
    total_excl_tax,
    total_incl_tax,
  });
  const offered = offeredPayments(offer, shop);
  const payment_method = method?.id ?? '';
  const terms = agreed ? await keepTerms(tx, websiteId, shop.settings.agreementUrl) : undefined;
  const methods = paymentMethodsOf(offered, translate);
  const snapshot = orderedSnapshot(offer.snapshot, methods, { selected: payment_method, agreed, terms });
  const number = await nextNumber(tx, websiteId, 'order');
  const token = newId();
  const pay_days = payDaysOf(offered, payment_method);
  const order = { id, number, payment_method, pay_days, total_incl_tax };
  const row = {
    ...order,
    website_id: websiteId,
    token,
    cart_id: null,
    quote_id: quote.id,
    with_quote: false,
    email,
  };
  const stored = { customer: JSON.stringify(customer), snapshot: JSON.stringify(snapshot) };
  withCommit(
    tx,
    tx
      .insertInto('orders')
      .values({ ...row, ...stored, total_excl_tax, total_tax })
      .execute(),
  );
  const lines = lineRows(websiteId, id, snapshot.cart.shoppingcart.products);
  withCommit(tx, tx.insertInto('order_lines').values(lines).execute());
  const kind = 'order' as const;
  return {
    purchase: { token, kind, number, email, customer, snapshot, order, quote: undefined },
    offered,
    version,
  };
}

interface Agreed {
  /** The payment method. */
  readonly selected: string;
  readonly agreed: boolean;
  /** The hash of the terms. */
  readonly terms: string | undefined;
}

function orderedSnapshot(
  snapshot: OrderSnapshot,
  methods: OrderSnapshot['cart']['payment']['methods'],
  { selected, agreed, terms }: Agreed,
): OrderSnapshot {
  const payment = { selected, url: '', methods };
  const cart = { ...snapshot.cart, payment };
  return { ...snapshot, cart, agreed, ...(terms !== undefined && { terms }) };
}

async function holdStock(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  { offer, end }: { readonly offer: OfferRow; readonly end: Date },
): Promise<void> {
  const demand = offer.content.lines
    .filter(({ product_id }) => product_id !== '')
    .map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity }));
  const shortages = await reserveStock(tx, websiteId, orderId, demand, end);
  if (shortages.length > 0) throw await stockInsufficient(tx, websiteId, shortages);
}
