import { describe, expect, it } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { listOrdersHandler } from '../order-list/list-orders.handler.ts';
import { restoreOrderHandler } from './restore-order.handler.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database, { handlers: { restoreOrder: restoreOrderHandler } });
const { a, b, api, cart, method, order, placed, choose, script, get, pay, shown, stockOf } = shop;
const owner = await startOwnerApi(database, { listOrders: listOrdersHandler }, a.websiteId, b.websiteId);
const table = await a.product({ title: 'Tafel', stock: 40, enable_quote: true });

const email = 'jan@voorbeeld.nl';
const body = (order_session: string, changes: object = {}) => ({
  ...a.ids,
  order_session,
  email,
  shoppingcart_session: '',
  ...changes,
});
const restore = (token: string, changes: object = {}) => api.call('restoreOrder', body(token, changes));
const sessionIn = (reply: Awaited<ReturnType<typeof restore>>): string => reply.body.shoppingcart.session;
const listed = async () => {
  const { body: list } = await owner.call('listOrders', { ...a.ids, limit: 1 }, as('owner'));
  return (list.orders as { status: string }[])[0]?.status;
};
const linesOf = async (shoppingcart_session: string) => {
  const reply = await api.call('getCart', { ...a.ids, shoppingcart_session });
  const products = reply.body.shoppingcart.products as { title: string; quantity: number }[];
  return products.map(({ title, quantity }) => `${quantity} × ${title}`);
};

contractCases({
  database,
  api,
  otherWebsite: b.websiteId,
  endpoint: 'restoreOrder',
  good: async () => body((await placed([{ product_id: table }])).token),
  refused: async () => {
    const paid = await placed([{ product_id: table }]);
    await choose(paid.url, 'paid');
    const pending = await placed([{ product_id: table }]);
    await script(pending.url, ['pending']);
    await database.admin.pool.query(`update payment_attempts set checked_at = null`);
    await get(pending.token);
    const quote = await order(await cart([{ product_id: table, type: 'quote' }]));
    const pickup = await cart([{ product_id: table }]);
    await method(pickup, 'pay_on_pickup');
    const collected = await order(pickup);
    const notRestorable = 'order_not_restorable';
    return [
      { title: 'paid order', body: body(paid.token), code: 'order_already_paid' },
      { title: 'payment on its way', body: body(pending.token), code: notRestorable },
      { title: 'quote request', body: body(quote.body.order.session), code: notRestorable },
      { title: 'paid on collection', body: body(collected.body.order.session), code: notRestorable },
    ];
  },
  twice: (first, second) => expect(second.body).toEqual(first.body),
  atOnce: (replies) =>
    expect(new Set(replies.map(({ body: { shoppingcart } }) => shoppingcart.session)).size).toBe(1),
});

describe('an order whose payment was broken off', () => {
  it('gives its products, its customer and its stock back, and is cancelled', async () => {
    const before = await stockOf(table);
    const made = await placed([{ product_id: table, quantity: 3 }]);
    expect((await get(made.token)).body.order).toMatchObject({ status: 'placed', broken_off: true });
    const session = sessionIn(await restore(made.token));
    expect(session).not.toBe(made.cart);
    expect(await linesOf(session)).toEqual(['3 × Tafel']);
    const { users, payment } = (await api.call('getCart', { ...a.ids, shoppingcart_session: session })).body;
    expect([users.invoice_lastname, payment.selected]).toEqual(['de Vries', 'ideal']);
    expect(await stockOf(table)).toEqual(before);
    expect((await get(made.token)).body.order).toMatchObject({ status: 'cancelled', broken_off: false });
    expect(await listed()).toBe('cancelled');
    expect((await pay(made.token)).body.code).toBe('order_not_found');
  });

  it('answers an unknown order, a wrong e-mail and another website alike, and changes nothing', async () => {
    const { token } = await placed([{ product_id: table }]);
    const replies = [
      await restore('0'.repeat(26)),
      await restore(token, { email: 'x@y.nl' }),
      await api.call('restoreOrder', { ...body(token), ...b.ids }, { host: 'b.test' }),
    ];
    expect(replies.map((reply) => [reply.status, reply.body.code])).toEqual(
      Array(3).fill([404, 'order_not_found']),
    );
    expect((await get(token)).body.order).toMatchObject({ status: 'placed' });
  });

  it('adds the products to the cart that its buyer filled meanwhile', async () => {
    const made = await placed([{ product_id: table, quantity: 2 }]);
    const lamp = await a.product({ title: 'Lamp' });
    const own = await cart([{ product_id: table }, { product_id: lamp }]);
    expect(sessionIn(await restore(made.token, { shoppingcart_session: own }))).toBe(own);
    expect(await linesOf(own)).toEqual(['3 × Tafel', '1 × Lamp']);
  });

  it('keeps the quote request that was made from the same cart', async () => {
    const session = await cart([{ product_id: table }, { product_id: table, type: 'quote', quantity: 5 }]);
    await method(session);
    const made = await order(session);
    const restored = sessionIn(await restore(made.body.order.session));
    const { body: content } = await api.call('getCart', { ...a.ids, shoppingcart_session: restored });
    expect(content.quote.products).toEqual([]);
    expect(await linesOf(restored)).toEqual(['1 × Tafel']);
  });

  it('is valid again when it is paid nevertheless', async () => {
    const made = await placed([{ product_id: table }]);
    const before = await stockOf(table);
    await restore(made.token);
    await choose(made.url, 'paid');
    const { order: state, payment } = (await get(made.token)).body;
    expect([state.status, payment.payment_status]).toEqual(['placed', 'paid']);
    const after = await stockOf(table);
    expect(after.on_hand).toBe(before.on_hand - 1);
  });

  it('has its open payment ended soon, once, so that its buyer does not pay for both', async () => {
    const made = await placed([{ product_id: table }]);
    const psp_id = shop.pspIdOf(made.url);
    const ending = () => shop.jobs.filter((job) => job.name === 'reconcile' && job.psp_id === psp_id);
    expect(ending()).toEqual([]);
    await Promise.all([restore(made.token), restore(made.token)]);
    await restore(made.token);
    expect(ending()).toEqual([{ name: 'reconcile', website_id: a.websiteId, psp_id }]);
    const failed = await placed([{ product_id: table }]);
    await choose(failed.url, 'failed');
    const before = shop.jobs.length;
    await restore(failed.token);
    expect(shop.jobs.slice(before)).toEqual([]);
  });

  it('can be ordered again from the cart', async () => {
    const made = await placed([{ product_id: table }]);
    const session = sessionIn(await restore(made.token));
    const again = await shop.press(session, await shown(session));
    expect(again.status).toBe(200);
    expect(again.body.order.session).not.toBe(made.token);
  });
});
