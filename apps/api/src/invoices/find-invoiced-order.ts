import {
  COUNTRIES,
  countryTextKey,
  type InvoiceCalculation,
  type InvoicedOrder,
  writtenVatNumber,
} from '@etalage/shop-domain';
import { createTranslate, isTextKey, type Translate } from '@etalage/texts';
import { dutchDayOf } from '@etalage/texts/format';
import { z } from 'zod';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findPickupMethods } from './pickup-methods.repository.ts';
import { sellerOf } from '../websites/seller.ts';

const country = z.object({ country: z.string().min(1).catch('NL') }).catch({ country: 'NL' });
const decided = z
  .object({ invoice: z.string().nullable().catch(null), destination: z.string().catch('') })
  .catch({ invoice: null, destination: '' });

/** After these the shop holds or held the money. */
const RECEIVED: ReadonlySet<string> = new Set(['paid', 'partially_refunded', 'refunded', 'charged_back']);

export const isPaid = ({ payment_status }: Pick<FoundOrder, 'payment_status'>) =>
  RECEIVED.has(payment_status);

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrderToInvoice>>>;

/** An order with its website, as far as its invoice needs them. */
export async function findOrderToInvoice(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  return tx
    .selectFrom('orders as o')
    .innerJoin('websites as w', 'w.id', 'o.website_id')
    .select([
      'o.id',
      'o.number',
      'o.token',
      'o.customer',
      'o.snapshot',
      'o.created_at',
      'o.status',
      'o.sent',
      'o.is_test',
    ])
    .select(['o.payment_status', 'o.payment_method', 'o.pay_days', 'o.pay_by', 'w.name', 'w.settings'])
    .where('o.website_id', '=', websiteId)
    .where('o.id', '=', orderId)
    .executeTakeFirst();
}

/** The order as its documents show it; its calculation was read before. */
export async function invoicedOrderOf(
  tx: WebsiteTransaction,
  websiteId: string,
  order: FoundOrder,
  calculation: InvoiceCalculation,
): Promise<InvoicedOrder> {
  const t = createTranslate((order.settings['texts'] ?? {}) as Record<string, string>);
  const { cart, vat } = order.snapshot;
  const { invoice, destination } = decided.parse(vat);
  const title = cart.shipment.selected.title;
  return {
    number: order.number,
    date: dutchDayOf(order.created_at),
    // Of an order without money, `is_test` says only how it was last tried to pay it.
    isTest: isPaid(order) && order.is_test,
    customer: order.customer,
    seller: sellerPartyOf(order),
    products: cart.shoppingcart.products,
    isPickup: (await findPickupMethods(tx, websiteId)).has(cart.shipment.selected.selected),
    calculation,
    vat: { ground: invoice !== null && isTextKey(invoice) ? (invoice as never) : null, destination },
    words: {
      shipping: title === '' ? t('invoice_shipping') : t('invoice_shipping_by', { method: title }),
      free: t('invoice_free'),
      textOf: ({ key, values }) => t(key, values),
      countryOf: (code) => countryName(code, t),
    },
  };
}

/** Name or code of a country. */
export function countryName(code: string, t: Translate): string {
  const known = COUNTRIES.find((one) => one === code);
  return known ? t(countryTextKey(known)) : code;
}

/** The seller as the company details are now. */
export function sellerPartyOf(website: Pick<FoundOrder, 'name' | 'settings'>): InvoicedOrder['seller'] {
  const { name, street, postcode, city, email, phone, kvk, vat_number } = sellerOf(website);
  const { country: code } = country.parse(website.settings['company'] ?? {});
  return {
    name,
    address: { street, postcode, city, country: code },
    email,
    phone,
    company_number: kvk,
    vat_number: writtenVatNumber(code, vat_number),
  };
}
