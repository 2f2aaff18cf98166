import type { getVatFigures, OutputOf } from '@etalage/api-contract';
import {
  cartTotals,
  paidParts,
  type RefundSplit,
  type TotalsLine,
  type TotalsSettings,
} from '@etalage/shop-domain';
import { storedCalculation } from '@etalage/shop-domain/schema';
import { newId } from '../../db/new-id.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { bookkeepingHandlers } from '../handlers.ts';

type VatFigures = OutputOf<typeof getVatFigures>;

interface StoredOrder {
  readonly at?: string;
  readonly lines?: TotalsLine[];
  readonly settings?: TotalsSettings;
  readonly method?: string;
  readonly status?: string;
  readonly paid?: string;
  readonly test?: boolean;
  readonly country?: string;
  /** Instead of that of the totals. */
  readonly calculation?: object;
  readonly vat?: object;
  readonly cart?: object;
  readonly customer?: object;
}

/** A table of € 121,00 with 21 % VAT. */
const table: TotalsLine = {
  id: 'tafel',
  type: 'checkout',
  unit: 12_100,
  quantity: 1,
  vat_class: { category: 'S', rate: 2100 },
};

/** Two websites with orders that are stored without their checks, and the calls of the bookkeeping of the first. */
export async function bookedFixture(database: TestDatabase) {
  const websiteId = await database.createWebsite({ id: 'wa', host: 'a.test' });
  const otherWebsite = await database.createWebsite({ id: 'wb', host: 'b.test' });
  const api = await startOwnerApi(database, bookkeepingHandlers, websiteId, otherWebsite);
  const { pool } = database.admin;
  const ids = { website_id: websiteId, project_id: websiteId };

  async function order(stored: StoredOrder = {}, website = websiteId) {
    const { lines = [table], settings = { priceMode: 'gross' }, country = 'NL' } = stored;
    const {
      at = '2026-11-27T12:00:00Z',
      method = 'ideal',
      status = 'placed',
      paid = 'paid',
      test = false,
    } = stored;
    const id = newId();
    const totals = cartTotals(lines, settings);
    const total = totals.payable;
    const tax = totals.checkout.groups.reduce((sum, group) => sum + group.tax, 0);
    const snapshot = {
      cart: stored.cart ?? {},
      calculation: stored.calculation ?? totals,
      vat: stored.vat ?? {},
    };
    const jan = { invoice_firstname: 'Jan', invoice_lastname: 'Bakker', invoice_country: country };
    const customer = { ...jan, ...stored.customer };
    await pool.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method, status,
         payment_status, total_excl_tax, total_tax, total_incl_tax, created_at, is_test)
       values ($1, $2, $2, $2, $2, 'x@x.nl', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [website, id, customer, snapshot, method, status, paid, total - tax, tax, total, at, test],
    );
    return { id, total, parts: paidParts(storedCalculation.parse(totals)) };
  }

  return { websiteId, otherWebsite, api, ids, pool, order, ...paying(pool, websiteId), ...reading(api, ids) };
}

type Pool = TestDatabase['admin']['pool'];

/** Stores what was paid, and what was paid back. */
function paying(pool: Pool, websiteId: string) {
  /** An attempt to pay with its events, as `status refunded charged_back`. */
  async function payment(
    order_id: string,
    events: readonly string[],
    { amount = 12_100, at = '2026-11-27T12:00:00Z', test = false, received = null as string | null } = {},
  ) {
    const id = newId();
    await pool.query(
      `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency, psp_id, is_test, received_on)
       select $1, $2, $3, 1 + count(*), 'ideal', $4, 'EUR', $2, $5, $6 from payment_attempts where order_id = $3`,
      [websiteId, id, order_id, amount, test, received],
    );
    for (const [index, event] of events.entries()) {
      const [status, refunded = 0, charged_back = 0] = event.split(' ');
      await pool.query(
        `insert into payment_events (website_id, order_id, attempt_id, status, refunded, charged_back, created_at)
         values ($1, $2, $3, $4, $5, $6, $7::timestamptz + $8 * interval '1 day')`,
        [websiteId, order_id, id, status, refunded, charged_back, at, index],
      );
    }
    return id;
  }

  async function refund(
    paid: { readonly order: string; readonly payment: string },
    split: Pick<RefundSplit, 'amount' | 'rates'>,
    { at = '2026-11-28T12:00:00Z', kind = 'order', state = 'done' } = {},
  ) {
    await pool.query(
      `insert into refunds (website_id, id, order_id, payment_id, kind, by_hand, amount, split, restock, reason, member_name, state, created_at)
       values ($1, $2, $3, $4, $5, false, $6, $7, '[]', 'Kapot', 'Naam', $8, $9)`,
      [websiteId, newId(), paid.order, paid.payment, kind, split.amount, split, state, at],
    );
  }

  return { payment, refund };
}

export interface Line {
  readonly number: string;
  readonly day: string;
  readonly category: string;
  readonly rate: number;
  readonly destination: string;
  readonly country: string;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly [other: string]: unknown;
}

type OwnerApi = Awaited<ReturnType<typeof startOwnerApi>>;

/** What the calls reply; amounts are euros, as on the wire. */
function reading(api: OwnerApi, ids: object) {
  async function all<Item>(
    name: 'exportBookedSales' | 'exportBookedPayments' | 'exportVatLines',
    body: object,
  ): Promise<Item[]> {
    const items: Item[] = [];
    let cursor = '';
    do {
      const reply = await api.call(name, { ...ids, ...body, cursor });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      items.push(...((reply.body.lines ?? reply.body.payments) as Item[]));
      cursor = reply.body.next as string;
    } while (cursor !== '');
    return items;
  }
  return {
    books: async (from: string, until = from) =>
      (await api.call('getBookkeeping', { ...ids, from, until })).body,
    lines: (what: 'orders' | 'refunds', from: string, until = from) =>
      all<Line>('exportBookedSales', { what, from, until }),
    vatFigures: async (from: string, until = from) =>
      (await api.call('getVatFigures', { ...ids, from, until })).body as VatFigures,
    vatLines: (from: string, until = from) => all<Line>('exportVatLines', { from, until }),
    payments: (from: string, until = from) =>
      all<Record<string, unknown>>('exportBookedPayments', { from, until }),
  };
}
