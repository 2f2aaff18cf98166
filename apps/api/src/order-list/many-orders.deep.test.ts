import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { listOrdersHandler } from './list-orders.handler.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const { pool } = database.admin;
const api = await startOwnerApi(database, { listOrders: listOrdersHandler }, a.websiteId, b.websiteId);
const table = await a.product({ title: 'Tafel', article_number: 'TA-77' });

const list = async (search: object) => {
  const { body } = await api.call('listOrders', { ...a.ids, limit: 2, ...search }, as('shop'));
  const { orders, total, is_more, next } = body;
  const numbers: string[] = orders.map(({ number }: { number: string }) => number);
  return { numbers, total, is_more, next };
};

await shop.placed([{ product_id: table }]);
const [first = ''] = (await list({})).numbers;

/** Copies of that order with random ids, without what follows of orders elsewhere, of which every hundredth one has another customer. */
async function fill(from: number, until: number, website = a.websiteId): Promise<void> {
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
       total_excl_tax, total_tax, total_incl_tax, created_at)
     select $4, md5(n::text), 't' || n, (100000 + n)::text, 't' || n, email,
       customer || jsonb_build_object('invoice_lastname', case when n % 100 = 0 then 'Zeldzaam' else 'Gewoon' end),
       snapshot, 'wire', 100, 0, 100, now() - n * interval '1 second'
     from orders, generate_series($1::int, $2::int) n where number = $3`,
    [from, until, first, website],
  );
  await client.query('set session_replication_role = origin');
  client.release();
}

it(
  'counts to 10,000, and knows of a large shop and of its common words that there are more',
  { timeout: 240_000 },
  async () => {
    await fill(1, 9_999);
    expect(await list({})).toMatchObject({ total: 10_000, is_more: false });
    expect(await list({ query: 'gewoon' })).toMatchObject({ total: 9_900, is_more: false });
    await fill(10_000, 10_000);
    for (const _again of [1, 2])
      expect(await list({})).toMatchObject({ total: 10_000, is_more: true, numbers: [first, '100001'] });
    // Of a shop that is not large they are counted: 9,900 of 10,001.
    expect(await list({ query: 'gewoon' })).toMatchObject({ total: 9_900, is_more: false });

    await fill(10_001, 40_010);
    for (const _again of [1, 2]) {
      const common = await list({ query: 'gewoon' });
      expect(common).toMatchObject({ total: 10_000, is_more: true, numbers: ['100001', '100002'] });
      expect(await list({ query: 'gewoon', cursor: common.next })).toMatchObject({
        numbers: ['100003', '100004'],
      });
    }
    for (const others of [0, 1_100]) {
      // With many orders of other websites, the index is asked for this one too.
      if (others > 0) await fill(1, others, b.websiteId);
      expect(await list({ query: 'zeldzaam' })).toMatchObject({
        total: 400,
        is_more: false,
        numbers: ['100100', '100200'],
      });
      expect(await list({ query: 'zeldzaam 140000' })).toMatchObject({ total: 1, numbers: ['140000'] });
    }
    // The newest orders all have what few others have.
    await pool.query(
      `update orders set customer = customer || '{"invoice_lastname":"Nieuwst"}' where website_id = $1 and created_at > now() - interval '150 seconds'`,
      [a.websiteId],
    );
    const { rows } = await pool.query(
      `select distinct source from (select set_config('app.website_id', $1, false)) site, match_purchases('{nieuwst}', 10001)`,
      [a.websiteId],
    );
    expect(rows).toEqual([{ source: 'orders' }]);
    // A part of a word with signs is looked up by what is rare in it.
    expect(await list({ query: 'ta-77' })).toMatchObject({ total: 10_000, is_more: true });
    // What else is asked for is counted as it is.
    expect(await list({ query: 'gewoon', country: 'DE' })).toMatchObject({ total: 0 });
  },
);
