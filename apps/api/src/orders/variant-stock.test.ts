import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { releaseStock } from '../stock/stock-reservations.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { storedList } from '../testing/shop-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, cart, method, order, stockOf } = shop;
const { pool } = database.admin;

/** A bench in three woods with so many pieces of each. */
const bench = (...stock: number[]) =>
  a.product({
    title: 'Bank',
    options: [storedList('hout', 'Eiken', 'Noten', 'Beuken')],
    variant_options: ['hout'],
    variants: ['Eiken', 'Noten', 'Beuken'].map((title, index) => ({
      id: title.toLowerCase(),
      choices: [title],
      article_number: `B-${index}`,
      stock: stock[index] ?? 0,
    })),
  });
const pieces = async (product: string) => {
  const { rows } = await pool.query(
    'select variant_id, on_hand, reserved from variant_stock where product_id = $1 order by variant_id',
    [product],
  );
  return Object.fromEntries(
    rows.map(({ variant_id, on_hand, reserved }) => [variant_id, [on_hand, reserved]]),
  ) as Record<string, [number, number]>;
};
const line = (product_id: string, hout: number, quantity = 1) => ({
  product_id,
  quantity,
  options: { hout: String(hout) },
});
const bought = async (lines: ReturnType<typeof line>[]) => {
  const session = await cart(lines);
  await method(session, 'pay_on_pickup');
  return order(session);
};

describe('an order of variants', () => {
  it('reserves pieces of each, and of the product together, and stores which they are', async () => {
    const product = await bench(5, 5, 0);
    const reply = await bought([line(product, 0, 2), line(product, 1)]);
    expect(reply.status).toBe(200);
    expect(await pieces(product)).toEqual({ eiken: [5, 2], noten: [5, 1], beuken: [0, 0] });
    expect(await stockOf(product)).toEqual({ on_hand: 10, reserved: 3 });
    const { rows } = await pool.query(
      'select variant_id, article_number, quantity from order_lines where product_id = $1 order by position',
      [product],
    );
    expect(rows).toEqual([
      { variant_id: 'eiken', article_number: 'B-0', quantity: 2 },
      { variant_id: 'noten', article_number: 'B-1', quantity: 1 },
    ]);
  });

  it('names the variant that is short, and reserves nothing', async () => {
    const product = await bench(1, 5, 0);
    const first = await cart([line(product, 0), line(product, 1)]);
    await method(first, 'pay_on_pickup');
    await bought([line(product, 0)]);
    const reply = await order(first);
    expect([reply.status, reply.body.code]).toEqual([409, 'stock_insufficient']);
    expect(reply.body.errors.general).toEqual(['Bank (Eiken): nog 0 op voorraad.']);
    expect(await pieces(product)).toEqual({ eiken: [1, 1], noten: [5, 0], beuken: [0, 0] });
    expect(await stockOf(product)).toEqual({ on_hand: 6, reserved: 1 });
  });

  it('takes what is paid out of the stock of its variant, and gives back what is not', async () => {
    const product = await bench(4, 4, 0);
    const paid = await shop.placed([line(product, 0, 3)]);
    const failed = await shop.placed([line(product, 1, 2)]);
    expect(await stockOf(product)).toEqual({ on_hand: 8, reserved: 5 });
    await shop.choose(paid.url, 'paid');
    await shop.get(paid.token);
    const { rows } = await pool.query('select id from orders where token = $1', [failed.token]);
    await withWebsite(database.app, a.websiteId, (tx) => releaseStock(tx, a.websiteId, String(rows[0].id)));
    expect(await pieces(product)).toEqual({ eiken: [1, 0], noten: [4, 0], beuken: [0, 0] });
    expect(await stockOf(product)).toEqual({ on_hand: 5, reserved: 0 });
    const { rows: movements } = await pool.query(
      `select variant_id, change, m.on_hand, reason, o.token from stock_movements m
       join orders o on o.id = m.order_id where product_id = $1`,
      [product],
    );
    expect(movements).toEqual([
      { variant_id: 'eiken', change: -3, on_hand: 1, reason: 'sale', token: paid.token },
    ]);
  });
});

describe('variants under concurrency', () => {
  it(
    'sells the last one of a variant once to 60 buyers, while another variant has more',
    { timeout: 120_000 },
    async () => {
      const product = await bench(1, 100, 0);
      const sessions: string[] = [];
      for (let buyer = 0; buyer < 60; buyer += 1) {
        const session = await cart([line(product, 0)]);
        await method(session, 'pay_on_pickup');
        sessions.push(session);
      }
      const replies = await Promise.all(sessions.map((session) => order(session)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await pieces(product)).toEqual({ eiken: [1, 1], noten: [100, 0], beuken: [0, 0] });
      expect(await stockOf(product)).toEqual({ on_hand: 101, reserved: 1 });
    },
  );

  it(
    'never waits in a circle, and the product always holds what its variants hold',
    { timeout: 120_000 },
    async () => {
      const product = await bench(1000, 1000, 1000);
      const sessions: string[] = [];
      for (let buyer = 0; buyer < 30; buyer += 1) {
        const woods = [0, 1, 2].map((wood) => (wood + buyer) % 3);
        const session = await cart(woods.map((wood) => line(product, wood, 2)));
        await method(session, 'pay_on_pickup');
        sessions.push(session);
      }
      const replies = await Promise.all(sessions.map((session) => order(session)));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      expect(await pieces(product)).toEqual({ eiken: [1000, 60], noten: [1000, 60], beuken: [1000, 60] });
      expect(await stockOf(product)).toEqual({ on_hand: 3000, reserved: 180 });
      const { rows } = await pool.query(
        'select deadlocks from pg_stat_database where datname = current_database()',
      );
      expect(Number(rows[0].deadlocks)).toBe(0);
    },
  );
});
