import { NOTHING_SHOWN } from '@etalage/shop-domain';
import { expect } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b, api, cart, method, order, placed, choose, shown } = shop;
const product = await a.product({ title: 'Tafel', enable_quote: true });
const soldOut = await a.product({ title: 'Stoel', stock: 1 });
const shared = { database, api, otherWebsite: b.websiteId };

async function filled(lines = [{ product_id: product }]) {
  const session = await cart(lines);
  await method(session);
  return { ...a.ids, shoppingcart_session: session, agreement: '1', shown: await shown(session) };
}

contractCases({
  ...shared,
  endpoint: 'createOrder',
  good: () => filled(),
  refused: async () => {
    const short = await filled([{ product_id: soldOut }]);
    await order((await filled([{ product_id: soldOut }])).shoppingcart_session);
    const foreign = await api.call('createCart', b.ids, { host: 'b.test' });
    const unknown = 'shoppingcart_does_not_exist';
    const other = await filled();
    return [
      {
        title: 'unknown cart',
        body: { ...(await filled()), shoppingcart_session: 'bestaat-niet' },
        code: unknown,
      },
      {
        title: 'cart of another website',
        body: { ...(await filled()), shoppingcart_session: foreign.body.shoppingcart.session },
        code: unknown,
      },
      { title: 'sold out', body: short, code: 'stock_insufficient' },
      {
        title: 'empty',
        body: { ...(await filled()), shoppingcart_session: await cart([]), shown: NOTHING_SHOWN },
        code: 'validation_failed',
      },
      {
        title: 'another amount was shown',
        body: { ...other, shown: { ...other.shown, payable: other.shown.payable - 1 } },
        code: 'cart_changed',
      },
      {
        title: 'more lines than a cart has',
        body: { ...other, shown: { ...other.shown, lines: Array(251).fill(other.shown.lines[0]) } },
        code: 'validation_failed',
      },
    ];
  },
  twice: (first, second) => expect(second.body).toEqual(first.body),
  atOnce: (replies) => expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1),
});

contractCases({
  ...shared,
  endpoint: 'getOrder',
  good: async () => ({
    ...a.ids,
    order_session: (await placed([{ product_id: product }])).token,
    email: 'jan@voorbeeld.nl',
  }),
});

contractCases({
  ...shared,
  endpoint: 'createTransaction',
  good: async () => ({
    ...a.ids,
    order_session: (await placed([{ product_id: product }])).token,
    payment_method: 'ideal',
  }),
  refused: async () => {
    const open = await placed([{ product_id: product }]);
    const paid = await placed([{ product_id: product }]);
    await choose(paid.url, 'paid');
    const quote = await order(await cart([{ product_id: product, type: 'quote' }]));
    const body = { ...a.ids, order_session: open.token, payment_method: 'ideal' };
    return [
      { title: 'unknown order', body: { ...body, order_session: '0'.repeat(26) }, code: 'order_not_found' },
      {
        title: 'quote request',
        body: { ...body, order_session: quote.body.order.session },
        code: 'order_not_found',
      },
      { title: 'paid order', body: { ...body, order_session: paid.token }, code: 'order_already_paid' },
      { title: 'unknown method', body: { ...body, payment_method: 'goud' }, code: 'validation_failed' },
      {
        title: 'offline method',
        body: { ...body, payment_method: 'pay_on_pickup' },
        code: 'validation_failed',
      },
    ];
  },
  twice: (first, second) => expect(second.body).toEqual(first.body),
  atOnce: (replies) => expect(new Set(replies.map(({ body }) => body.payment.url)).size).toBe(1),
});
