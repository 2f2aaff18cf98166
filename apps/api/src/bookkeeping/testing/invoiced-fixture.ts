import {
  refundOf,
  remainderOf,
  type RefundSplit,
  type TotalsLine,
  type TotalsSettings,
} from '@etalage/shop-domain';
import { withWebsite } from '../../db/with-website.ts';
import { followInvoices } from '../../invoices/follow-invoices.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { bookedFixture } from './booked-fixture.ts';

const company = { street: 'Gracht 1', city: 'Amsterdam', country: 'NL', vat_number: 'NL004495445B01' };
const party = (side: 'invoice' | 'shipping') =>
  Object.fromEntries(
    ['firstname', 'lastname', 'street', 'number', 'postcode', 'city', 'country'].map((part) => [
      `${side}_${part}`,
      '',
    ]),
  );

export interface InvoicedSale {
  /** Day of the order, and of its invoice. */
  readonly day: string;
  readonly lines?: TotalsLine[];
  readonly settings?: TotalsSettings;
  readonly country?: string;
  readonly vatNumber?: string;
  /** The stored VAT decision, as far as returns ask for it. */
  readonly vat?: object;
  /** Amounts that are paid back, and when. */
  readonly refunds?: readonly { readonly free: number; readonly day: string }[];
}

/** Orders that were paid and paid back, with the documents that the shop makes of them. */
export async function invoicedFixture(database: TestDatabase) {
  const booked = await bookedFixture(database);
  const { pool, websiteId, order, payment, refund } = booked;
  const settle = (settings: object, website = websiteId) =>
    pool.query(`update websites set settings = settings || $1 where id = $2`, [settings, website]);
  await settle({ company });
  await settle({ company }, booked.otherWebsite);

  const follow = (id: string, day: string, website = websiteId) =>
    withWebsite(database.app, website, (tx) => followInvoices(tx, website, id, at(day)));

  /** A sale with its invoice and credit notes; its id is also its number. */
  async function sale(sold: InvoicedSale): Promise<string> {
    const { day, country = 'NL', vatNumber = '', refunds = [], vat = { category: 'S' } } = sold;
    const customer = {
      ...party('invoice'),
      ...party('shipping'),
      invoice_is_company: vatNumber !== '',
      invoice_company: 'Kok BV',
      invoice_tax_number: vatNumber,
      invoice_firstname: 'Jan',
      invoice_country: country,
      custom_shipping_information: false,
    };
    const cart = { shipment: { selected: { title: '', selected: '' } }, shoppingcart: { products: [] } };
    const stored = { at: at(day).toISOString(), country, vat, cart, customer };
    const content = {
      ...(sold.lines && { lines: sold.lines }),
      ...(sold.settings && { settings: sold.settings }),
    };
    const { id, total, parts } = await order({ ...stored, ...content });
    await follow(id, day);
    const attempt =
      total > 0 ? await payment(id, ['paid'], { amount: total, at: at(day).toISOString() }) : '';
    const made: RefundSplit[] = [];
    for (const back of refunds) {
      const split = refundOf(remainderOf(parts, made, total), { lines: [], shipping: 0, free: back.free });
      if (split.amount === 0) continue;
      made.push(split);
      await refund({ order: id, payment: attempt }, split, { at: at(back.day).toISOString() });
      await follow(id, back.day);
    }
    return id;
  }
  return { ...booked, settle, follow, sale };
}

/** Noon of a day. */
const at = (day: string) => new Date(`${day}T11:00:00Z`);
