import { invoiceReference, isInPart, type ListedFacts } from '@etalage/shop-domain';
import { orderParts } from '@etalage/shop-domain/schema';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { markMixedPurchases } from '../db/migrations/order-list/mixed-purchases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { german, jan, orderFixture } from '../testing/order-fixture.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { listOrdersHandler } from './list-orders.handler.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const handlers = { listOrders: listOrdersHandler };
const api = await startOwnerApi(database, handlers, a.websiteId, b.websiteId);
const { pool } = database.admin;

interface Listed extends ListedFacts {
  readonly number: string;
  readonly customer: string;
}
interface Page {
  readonly orders: readonly Listed[];
  readonly total: number;
  readonly is_more: boolean;
  readonly next: string;
  readonly previous: string;
}
const list = async (search: object = {}) => {
  const reply = await api.call('listOrders', { ...a.ids, limit: 100, ...search }, as('shop'));
  expect(reply).toMatchObject({ status: 200 });
  return reply.body as unknown as Page;
};
const numbersOf = (orders: readonly Listed[]) => orders.map(({ number }) => number);
const numbers = async (search: object) => numbersOf((await list(search)).orders);

/** All pages of a search, which are the same on the way back. */
async function walk(search: object, limit = 100): Promise<Listed[]> {
  const pages: (readonly Listed[])[] = [];
  let page = await list({ ...search, limit });
  for (;;) {
    pages.push(page.orders);
    if (page.next === '') break;
    page = await list({ ...search, limit, cursor: page.next });
  }
  const back = [page.orders];
  while (page.previous !== '') {
    page = await list({ ...search, limit, cursor: page.previous });
    back.unshift(page.orders);
  }
  expect(back.flat()).toEqual(pages.flat());
  return pages.flat();
}

const table = await a.product({ title: 'Tafel Éiken', article_number: 'TA-77', enable_quote: true });
const chair = await a.product({ title: 'Stoel Pier', enable_quote: true });
const order = async (lines: Parameters<typeof shop.cart>[0], details: object = jan, method = '') => {
  const session = await shop.cart(lines, details);
  if (method !== '') await shop.method(session, method);
  return (await shop.order(session)).body.order.number as string;
};

const paid = await shop.placed([{ product_id: table }]);
await shop.choose(paid.url, 'paid');
const paidNumber = (await list()).orders[0]?.number ?? '';
const quote = await order([{ product_id: table, type: 'quote', quantity: 2 }]);
const abroad = await order([{ product_id: chair }], german, 'pay_on_pickup');
const elsewhere = {
  custom_shipping_information: '1',
  shipping_firstname: 'Fenna',
  shipping_lastname: 'Zijlstra',
  shipping_street: 'Kade',
  shipping_number: '2',
  shipping_postcode: '2000',
  shipping_city: 'Antwerpen',
  shipping_country: 'BE',
};
const mixed = await order(
  [{ product_id: chair }, { product_id: table, type: 'quote' }],
  { ...jan, invoice_lastname: 'Aardema', ...elsewhere },
  'pay_on_pickup',
);
const all = [mixed, abroad, quote, paidNumber];

describe('the list of orders', () => {
  it('has the newest first, a mixed purchase once, each with its payment', async () => {
    const { orders, total, is_more, next, previous } = await list();
    expect(orders.map(({ number }) => number)).toEqual(all);
    expect({ total, is_more, next, previous }).toEqual({ total: 4, is_more: false, next: '', previous: '' });
    expect(orders).toMatchObject([
      { kind: 'mixed', payment_status: '', customer: 'Jan Aardema', country: 'BE', sent: 'none' },
      { kind: 'order', customer: 'Holz GmbH (Jan de Vries)', country: 'DE', payment_method: 'pay_on_pickup' },
      { kind: 'quote', status: 'placed', payment_status: '', payment_method: '', total: 242 },
      { kind: 'order', payment_status: 'paid', test: true, payment_method: 'ideal', total: 121 },
    ]);
  });

  it('knows which orders and quote requests of before are from one cart', async () => {
    const before = await list();
    await pool.query('update orders set with_quote = false');
    await pool.query('update quotes set with_order = false');
    expect((await list()).total).toBe(5);
    await database.admin.global
      .transaction()
      .execute((tx) => markMixedPurchases(tx as unknown as Kysely<unknown>));
    expect(await list()).toEqual(before);
  });

  it('finds words of number, customer, e-mail, postcode and products, without accents and capitals', async () => {
    // The quote request has the same digits in its number.
    expect(await numbers({ query: paidNumber })).toEqual([quote, paidNumber]);
    expect(await numbers({ query: mixed })).toEqual([mixed]);
    expect(await numbers({ query: 'eiken tafel' })).toEqual([mixed, quote, paidNumber]);
    expect(await numbers({ query: 'ta-77' })).toEqual([mixed, quote, paidNumber]);
    expect(await numbers({ query: 'HOLZ pier' })).toEqual([abroad]);
    expect(await numbers({ query: 'voorbeeld.nl vries' })).toEqual([abroad, quote, paidNumber]);
    expect(await numbers({ query: '1234ab' })).toEqual([mixed, quote, paidNumber]);
    expect(await numbers({ query: '1234 AB tafel' })).toEqual([mixed, quote, paidNumber]);
    expect(await numbers({ query: '2000 zijlstra' })).toEqual([mixed]);
    for (const query of ['%', '_____', '&', 'kroonluchter']) expect(await numbers({ query })).toEqual([]);
  });

  it('finds a mixed purchase by the number of its quote request too', async () => {
    const { rows } = await pool.query(
      'select q.number from quotes q join orders o on o.token = q.token where o.number = $1',
      [mixed],
    );
    expect(await numbers({ query: rows[0]?.number })).toEqual([mixed]);
  });

  it('filters by payment, method, country and day', async () => {
    expect(await numbers({ payment: 'paid' })).toEqual([paidNumber]);
    expect(await numbers({ payment: 'none' })).toEqual([mixed, abroad]);
    expect(await numbers({ method: 'pay_on_pickup', query: 'pier' })).toEqual([mixed, abroad]);
    expect(await numbers({ country: 'BE' })).toEqual([mixed]);
    expect(await numbers({ country: 'NL' })).toEqual([quote, paidNumber]);
    expect(await numbers({ from: '2020-01-01', until: '2020-12-31' })).toEqual([]);
    expect(await numbers({ from: '2020-01-01', part: 'quotes' })).toEqual([mixed, quote]);
    await pool.query(`update orders set created_at = '2024-03-01T22:30:00Z' where number = $1`, [abroad]);
    // Half past eleven in the evening in the Netherlands.
    expect(await numbers({ from: '2024-03-01', until: '2024-03-01' })).toEqual([abroad]);
    expect(await numbers({ until: '2024-02-29' })).toEqual([]);
    await pool.query('update orders set created_at = now() where number = $1', [abroad]);
  });

  it('shows nothing of another website', async () => {
    const { body } = await api.call('listOrders', { ...b.ids, limit: 5 }, as('other'));
    expect(body).toMatchObject({ orders: [], total: 0 });
  });
});

describe('parts of the list', () => {
  it('are those of the rule, in every state of an order', async () => {
    const states = { status: ['placed', 'cancelled', 'completed'], sent: ['none', 'partly', 'all'] };
    const payments = ['', 'open', 'paid', 'failed', 'refunded', 'partially_refunded', 'charged_back'];
    const { rows: amounts } = await pool.query('select total_excl_tax from orders where number = $1', [
      abroad,
    ]);
    let made = 0;
    for (const status of states.status)
      for (const sent of states.sent)
        for (const payment of payments)
          for (const isFree of [true, false]) {
            made += 1;
            await pool.query(
              `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
                 status, sent, payment_status, total_excl_tax, total_tax, total_incl_tax)
               select website_id, $1, $1, 'X' || $1, $1, email, customer, snapshot, 'staat', $2, $3, $4, $5, 0, $5
               from orders where number = $6`,
              [`s${made}`, status, sent, payment, isFree ? 0 : amounts[0]?.total_excl_tax, abroad],
            );
          }
    const every = await walk({});
    for (const part of orderParts) {
      const expected = every.filter((row) => isInPart(part, { ...row, total: row.total * 100 }));
      expect(numbersOf(await walk({ part })), part).toEqual(numbersOf(expected));
      expect(expected.length, part).toBeGreaterThan(1);
    }
    await pool.query(`delete from orders where payment_method = 'staat'`);
  });
});

describe('pages of the list', () => {
  const fill = (count: number) =>
    pool.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
         total_excl_tax, total_tax, total_incl_tax, created_at)
       select website_id, 'veel' || n, 'v' || n, (9000 + n)::text, 'v' || n, email,
         customer || jsonb_build_object('invoice_lastname', 'Naam ' || n % 7), snapshot, 'veel', n % 5, 0, n % 5,
         now() - (n % 11) * interval '1 hour'
       from orders, generate_series(1, $1::int) n where number = $2`,
      [count, abroad],
    );

  it('hold every row once, in each order, forward and back', async () => {
    await fill(60);
    for (const sort of ['date', 'number', 'customer', 'total']) {
      for (const descending of [true, false]) {
        const every = numbersOf(await walk({ sort, descending }, 25));
        expect(every, sort).toHaveLength(64);
        expect(new Set(every).size, sort).toBe(64);
        // What few have is read as it is found, in the same order.
        const filled = numbersOf(await walk({ sort, descending, method: 'veel' }, 25));
        expect(numbersOf(await walk({ sort, descending, query: 'naam' }, 25)), sort).toEqual(filled);
        expect((await list({ sort, descending, query: 'naam', limit: 1 })).total, sort).toBe(60);
      }
    }
    const byNumber = numbersOf(await walk({ sort: 'number', descending: false, method: 'veel' }));
    expect(byNumber).toEqual(byNumber.toSorted((one, other) => Number(one) - Number(other)));
    // By what is counted, whatever stands before it and with how many zeros.
    const numbered = ['2026-00998', '999', 'W1000', '2027-0001001'];
    for (const [at, number] of numbered.entries())
      await pool.query(`update orders set number = $1 where number = $2`, [number, byNumber[at]]);
    const found = numbersOf(await walk({ sort: 'number', descending: false, method: 'veel' }));
    expect(found.slice(0, 4)).toEqual(numbered);
    for (const [at, number] of numbered.entries())
      await pool.query(`update orders set number = $1 where number = $2`, [byNumber[at], number]);
    const named = (await list({ sort: 'customer', descending: false })).orders.map(
      ({ customer }) => customer,
    );
    expect(named[0]).toBe('Holz GmbH (Jan de Vries)');
  });

  it('are the same when so many match that they are read in order', async () => {
    await pool.query(`delete from orders where payment_method = 'veel'`);
    await fill(2100);
    const first = await list({ sort: 'number', descending: true, limit: 3 });
    expect(first.orders.map(({ number }) => number)).toEqual([quote, '11100', '11099']);
    expect(first.total).toBe(2104);
    const second = await list({ sort: 'number', descending: true, limit: 3, cursor: first.next });
    expect(second.orders.map(({ number }) => number)).toEqual(['11098', '11097', '11096']);
    const back = await list({ sort: 'number', descending: true, limit: 3, cursor: second.previous });
    expect(back.orders).toEqual(first.orders);
    // Words that most orders have, and that a quote request has too.
    const common = await list({ query: 'pier', sort: 'number', descending: false, limit: 2 });
    expect(common.total).toBe(2102);
    // A cursor of another order, or of nothing, shows the first page.
    for (const cursor of [first.next, 'onzin'])
      expect((await list({ sort: 'date', limit: 1, cursor })).orders).toHaveLength(1);
    await pool.query(`delete from orders where payment_method = 'veel'`);
  });
});

describe('the structured communication of a transfer', () => {
  const numbered = async (number: string, website = a.websiteId) => {
    await pool.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
        total_excl_tax, total_tax, total_incl_tax)
      values ($1, $2, $2, $2, $2, '', '{}', '{}', 'wire', 100, 21, 121)`,
      [website, number],
    );
    return number;
  };

  it('finds the orders with its digits, whatever is around them, of this website only', async () => {
    const plain = await numbered('77001');
    const prefixed = await numbered('W-0077-001');
    await numbered('770011');
    await numbered('77001', b.websiteId);
    const reference = invoiceReference('77001', 'BE');
    for (const typed of [reference, reference.replaceAll('+', '*'), ` ${reference.replaceAll(/\D/g, '')} `])
      expect((await numbers({ query: typed })).toSorted()).toEqual([plain, prefixed]);
    expect(await numbers({ query: '+++007/7001/00000+++' })).toEqual([]);
  });
});
