import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';

/** Orders of the run: a sample, more in a deep run, and the number in ETALAGE_ORDERS if it is set. */
const ORDERS = Number(process.env['ETALAGE_ORDERS'] ?? (process.env['ETALAGE_DEEP'] ? 500 : 60));
/** Visitors who order at the same moment. */
const BUYERS = 6;

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, cart, method, order, stockOf } = shop;

interface Bought {
  token: string;
  /** Pieces, by the position of the product. */
  pieces: number[];
}

/** What the order with this number contains: the same in every run, and different from its neighbours. */
const piecesOf = (number: number) => [(number % 3) + 1, number % 4, (number * 7) % 5];

async function buy(products: readonly string[], number: number): Promise<Bought> {
  const pieces = piecesOf(number);
  const lines = products.map((product_id, position) => ({ product_id, quantity: pieces[position] ?? 0 }));
  const session = await cart(lines.filter(({ quantity }) => quantity > 0));
  await method(session, number % 2 === 0 ? 'ideal' : 'pay_on_pickup');
  const reply = await order(session);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return { token: reply.body.order.session as string, pieces };
}

describe('many orders', () => {
  it(
    `keeps numbers, amounts and stock correct over ${ORDERS} orders of ${BUYERS} buyers at a time`,
    { timeout: 60_000 + ORDERS * 1_000 },
    async () => {
      const prices = [12_100, 1_999, 101];
      const plenty = ORDERS * 10;
      const products = await Promise.all(
        prices.map((price_cents) => a.product({ price_cents, stock: plenty })),
      );
      const bought: Bought[] = [];
      let next = 0;
      const buyer = async () => {
        while (next < ORDERS) bought.push(await buy(products, next++));
      };
      await Promise.all(Array.from({ length: BUYERS }, buyer));

      const rows = await database.admin.global.selectFrom('orders').selectAll().execute();
      expect(rows).toHaveLength(ORDERS);
      const numbers = rows.map(({ number }) => Number(number)).toSorted((x, y) => x - y);
      const first = numbers[0] ?? 0;
      expect(numbers).toEqual(numbers.map((_, position) => first + position));
      const byToken = new Map(rows.map((row) => [row.token, row]));
      for (const { token, pieces } of bought) {
        const amount = prices.reduce((sum, price, position) => sum + price * (pieces[position] ?? 0), 0);
        const row = byToken.get(token);
        expect(row?.total_incl_tax).toBe(amount);
        expect((row?.total_excl_tax ?? 0) + (row?.total_tax ?? 0)).toBe(amount);
      }
      for (const [position, product] of products.entries()) {
        const reserved = bought.reduce((sum, { pieces }) => sum + (pieces[position] ?? 0), 0);
        expect(await stockOf(product)).toEqual({ on_hand: plenty, reserved });
      }
    },
  );
});
