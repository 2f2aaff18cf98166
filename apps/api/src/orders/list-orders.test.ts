import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { listOrdersHandler } from './list-orders.handler.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const handlers = { listOrders: listOrdersHandler };
const api = await startOwnerApi(database, handlers, a.websiteId, b.websiteId);
const list = (body: object, member = 'owner') => api.call('listOrders', body, as(member));

describe('orders/list', () => {
  it('answers owner and shop, refuses editor 403, stranger 401 and another website 404', async () => {
    const body = { ...a.ids, limit: 5 };
    expect((await list(body)).status).toBe(200);
    expect((await list(body, 'shop')).status).toBe(200);
    const editor = await list(body, 'editor');
    expect([editor.status, editor.body.code]).toEqual([403, 'forbidden']);
    const stranger = await list(body, '');
    expect([stranger.status, stranger.body.code]).toEqual([401, 'unauthenticated']);
    const other = await list({ ...b.ids, limit: 5 });
    expect([other.status, other.body.code]).toEqual([404, 'not_found']);
  });

  it('lists the newest first, a mixed purchase once, with its payment', async () => {
    const table = await a.product({ enable_quote: true });
    const paid = await shop.placed([{ product_id: table }]);
    await shop.choose(paid.url, 'paid');
    await shop.order(await shop.cart([{ product_id: table, type: 'quote', quantity: 2 }]));
    await shop.placed([{ product_id: table }, { product_id: table, type: 'quote' }]);
    const { body } = await list({ ...a.ids, limit: 5 });
    expect(
      body.orders.map(({ kind, total, payment_status }: Record<string, unknown>) => [
        kind,
        total,
        payment_status,
      ]),
    ).toEqual([
      ['mixed', 121, 'open'],
      ['quote', 242, ''],
      ['order', 121, 'paid'],
    ]);
    expect(body.orders[0].customer).toBe('Jan de Vries');
    const short = await list({ ...a.ids, limit: 1 });
    expect(short.body.orders).toHaveLength(1);
  });

  it('names what is missing or wrong', async () => {
    for (const limit of [undefined, 'x', 0, 101, 1.5]) {
      const reply = await list({ ...a.ids, limit });
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['limit']]);
    }
  });
});
