import type { Customer, OfferContent } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { dutchDayOf } from '@etalage/texts/format';
import type { OrderSnapshot } from '../../db/tables/order-snapshot.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { OrderRow, QuoteRow } from '../../payments/order.repository.ts';
import { findOfferShop, findVatChoices, type OfferShop } from '../../quotes/offer-shop.repository.ts';
import { offerSnapshot } from '../../quotes/offer-snapshot.ts';
import type { OfferRow } from '../../quotes/offers.repository.ts';
import { paymentMethodsOf } from '../../shoppingcart/cart.mapper.ts';
import { sampleContent, sampleCustomer } from './sample-content.ts';

/** A purchase that does not exist, priced as the shop prices now. */
export interface SamplePurchase {
  readonly shop: OfferShop;
  readonly order: OrderRow;
  readonly quote: QuoteRow;
  readonly offer: OfferRow;
}

interface Sampled {
  readonly websiteId: string;
  readonly translate: Translate;
  readonly now: Date;
}

/** Prices a sample purchase; it reads the settings of the shop and stores nothing. */
export async function samplePurchase(tx: WebsiteTransaction, sampled: Sampled): Promise<SamplePurchase> {
  const { websiteId, translate, now } = sampled;
  const shop = await findOfferShop(tx, websiteId, now);
  const vats = await findVatChoices(tx, websiteId);
  const vat = vats.find((one) => one.vat.category === 'S')?.vat;
  const customer = sampleCustomer(translate);
  const content = sampleContent(translate, { vat, today: dutchDayOf(now) });
  const vies = { status: 'unchecked', checkId: null } as const;
  const parts = { content, customer, shop, vies, products: new Map() };
  const { snapshot, totals } = await offerSnapshot(tx, websiteId, parts, translate);
  const total_tax = totals.checkout.groups.reduce((sum, { tax }) => sum + tax, 0);
  const amounts = { total_excl_tax: totals.payable - total_tax, total_tax, total_incl_tax: totals.payable };
  const row = {
    ...commonOf(sampled, customer),
    ...amounts,
    snapshot: orderedSnapshot(snapshot, shop, translate),
  };
  return { shop, order: orderOf(row), quote: quoteOf(row), offer: offerOf(row, content) };
}

/** The columns that an order and a quote share, but for the amounts. */
function commonOf({ websiteId, now }: Sampled, customer: Customer) {
  return {
    website_id: websiteId,
    id: 'voorbeeld',
    token: 'voorbeeld',
    number: '1042',
    email: customer.invoice_email,
    customer,
    created_at: now,
    version: 1,
    find_text: '',
    sort_customer: '',
    sort_number: '',
    country: customer.invoice_country,
    cart_id: null,
  };
}

/** With the payment methods of the shop, of which the first is chosen. */
function orderedSnapshot(
  snapshot: OrderSnapshot,
  { paymentMethods }: OfferShop,
  translate: Translate,
): OrderSnapshot {
  const [first] = paymentMethods;
  const methods = paymentMethodsOf(paymentMethods, translate);
  const payment = { selected: first?.id ?? '', url: '', methods };
  const cart = { ...snapshot.cart, payment };
  const hasTerms = cart.agreement.url !== '';
  return { ...snapshot, cart, ...(hasTerms && { terms: 'voorbeeld' }) };
}

type Common = ReturnType<typeof commonOf> &
  Pick<OrderRow, 'snapshot' | 'total_tax' | 'total_excl_tax' | 'total_incl_tax'>;

function orderOf(row: Common): OrderRow {
  return {
    ...row,
    quote_id: null,
    with_quote: false,
    status: 'placed',
    restored_cart_id: null,
    sent: 'none',
    payment_method: row.snapshot.cart.payment.selected,
    pay_days: null,
    pay_by: null,
    payment_status: 'open',
    is_test: false,
    currency: 'EUR',
    double_paid: false,
    stock_short: false,
  };
}

/** A quote request asks for what the order has. */
function quoteOf({ total_tax: _tax, ...row }: Common): QuoteRow {
  const { cart } = row.snapshot;
  const quote = { ...cart.quote, products: cart.shoppingcart.products };
  const snapshot = { ...row.snapshot, cart: { ...cart, quote } };
  return { ...row, snapshot, with_order: false, status: 'offered', valid_until: null };
}

function offerOf(row: Common, content: OfferContent): OfferRow {
  const { website_id, id, customer, snapshot, total_excl_tax, total_tax, total_incl_tax, created_at } = row;
  return {
    website_id,
    quote_id: id,
    number: 1,
    state: 'sent',
    customer,
    content,
    snapshot,
    total_excl_tax,
    total_tax,
    total_incl_tax,
    valid_until: content.valid_until,
    saved_at: created_at,
    sent_at: created_at,
    accepted_at: null,
    accepted_name: '',
    reminded_at: null,
  };
}
