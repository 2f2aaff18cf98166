import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';
import { storedOption } from '../testing/shop-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, cart, method, order, stockOf } = shop;

async function buyers(count: number, lines: () => Parameters<typeof cart>[0]): Promise<string[]> {
  const sessions: string[] = [];
  for (let i = 0; i < count; i++) {
    const session = await cart(lines());
    await method(session, 'pay_on_pickup');
    sessions.push(session);
  }
  return sessions;
}

describe('stock under concurrency', () => {
  it('sells one unit once to 200 buyers at the same moment', { timeout: 120_000 }, async () => {
    const last = await a.product({ title: 'Laatste stoel', stock: 1 });
    const sessions = await buyers(200, () => [{ product_id: last }]);
    const replies = await Promise.all(sessions.map((session) => order(session)));
    const won = replies.filter(({ status }) => status === 200);
    const lost = replies.filter(({ status }) => status !== 200);
    expect(won).toHaveLength(1);
    expect(new Set(lost.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 stock_insufficient']),
    );
    expect(lost[0]?.body.errors.general).toEqual(['Laatste stoel: nog 0 op voorraad.']);
    expect(await stockOf(last)).toEqual({ on_hand: 1, reserved: 1 });
    const made = await database.admin.global.selectFrom('orders').select('id').execute();
    const reserved = await database.admin.global
      .selectFrom('stock_reservations')
      .select('order_id')
      .execute();
    expect(reserved.map(({ order_id }) => order_id)).toEqual(made.map(({ id }) => id));
  });

  it(
    'never waits in a circle when carts hold the same products in any order',
    { timeout: 120_000 },
    async () => {
      const products = [
        await a.product({ stock: 1000 }),
        await a.product({ stock: 1000 }),
        await a.product({ stock: 1000 }),
      ];
      let turn = 0;
      const sessions = await buyers(40, () => {
        const start = turn++ % 3;
        return [0, 1, 2].map((i) => ({ product_id: products[(start + i) % 3] ?? '', quantity: 2 }));
      });
      const replies = await Promise.all(sessions.map((session) => order(session)));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      for (const product of products) expect(await stockOf(product)).toEqual({ on_hand: 1000, reserved: 80 });
      const { rows } = await database.admin.pool.query(
        'select deadlocks from pg_stat_database where datname = current_database()',
      );
      expect(Number(rows[0].deadlocks)).toBe(0);
    },
  );

  it('counts lines of one product together', async () => {
    const options = [storedOption({ layout: 'text', connection_id: 't' })];
    const id = await a.product({ title: 'Plank', stock: 3, options });
    const session = await cart([]);
    for (const text of ['een', 'twee']) {
      const body = {
        ...a.ids,
        shoppingcart_session: session,
        type: 'checkout',
        quantity: 1,
        product_id: id,
        options: { t: text },
      };
      await shop.api.call('addToCart', body);
    }
    await shop.api.call('setUserDetails', { ...a.ids, shoppingcart_session: session, ...jan });
    await method(session, 'pay_on_pickup');
    await database.admin.global
      .updateTable('stock')
      .set({ on_hand: 1 })
      .where('product_id', '=', id)
      .execute();
    const reply = await order(session);
    expect(reply.body).toMatchObject({
      code: 'stock_insufficient',
      errors: { general: ['Plank: nog 1 op voorraad.'] },
    });
    expect(await stockOf(id)).toEqual({ on_hand: 1, reserved: 0 });
  });
});
