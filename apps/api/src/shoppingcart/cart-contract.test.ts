import { expect } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedOption } from '../testing/shop-fixture.ts';
import { type TestReply, startTestApi } from '../testing/start-test-api.ts';
import { shoppingcartHandlers } from './handlers.ts';
import { productsHandlers } from '../products/handlers.ts';

const database = await createTestDatabase();
const a = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const b = shopFixture(database, await database.createWebsite({ host: 'b.test' }));
const answer = { status: 'valid' as const, errorCode: '', consultationNumber: 'W1', reply: { valid: true } };
const api = await startTestApi(
  database,
  { vies: { check: async () => answer } },
  { handlers: { ...productsHandlers, ...shoppingcartHandlers } },
);

const product = await a.product({ options: [storedOption({ layout: 'text', connection_id: 'naam' })] });
const foreignProduct = await b.product();
for (const shop of [a, b]) {
  await shop.shipping({ id: 'pakket', price: 695 });
  await shop.payment('ideal');
  await shop.payment('wire');
}

async function session(shop = a, host = 'a.test'): Promise<string> {
  const reply = await api.call('createCart', shop.ids, { host });
  return reply.body.shoppingcart.session as string;
}

async function filled(): Promise<{ shoppingcart_session: string; cart_product_id: string }> {
  const shoppingcart_session = await session();
  await api.call('addToCart', add(shoppingcart_session));
  const cart = await api.call('getCart', { ...a.ids, shoppingcart_session });
  return { shoppingcart_session, cart_product_id: cart.body.shoppingcart.products[0].id as string };
}

const add = (shoppingcart_session: string, more: object = {}) => ({
  ...a.ids,
  shoppingcart_session,
  type: 'checkout',
  quantity: 1,
  product_id: product,
  options: { naam: 'Jan' },
  ...more,
});

/** Sessions that do not exist for this website: an unknown one, and one of another website. */
async function noCart(body: object) {
  const code = 'shoppingcart_does_not_exist';
  return [
    { title: 'unknown session', body: { ...body, shoppingcart_session: 'bestaat-niet' }, code },
    {
      title: 'session of another website',
      body: { ...body, shoppingcart_session: await session(b, 'b.test') },
      code,
    },
  ];
}

const shared = { database, api, otherWebsite: b.websiteId };

contractCases({ ...shared, endpoint: 'createCart', proves: 'API-10', good: async () => a.ids });

contractCases({
  ...shared,
  endpoint: 'getCart',
  proves: 'API-09',
  good: async () => ({ ...a.ids, shoppingcart_session: await session() }),
  refused: async () => noCart(a.ids),
});

contractCases({
  ...shared,
  endpoint: 'addToCart',
  good: async () => add(await session()),
  refused: async () => [
    ...(await noCart(add(''))),
    {
      title: 'unknown product',
      body: add(await session(), { product_id: 'nee' }),
      code: 'product_unavailable',
    },
    {
      title: 'foreign product',
      body: add(await session(), { product_id: foreignProduct }),
      code: 'product_unavailable',
    },
    {
      title: 'unknown option',
      body: add(await session(), { options: { kleur: 'x' } }),
      code: 'validation_failed',
    },
    { title: 'quote is off', body: add(await session(), { type: 'quote' }), code: 'product_unavailable' },
  ],
});

contractCases({
  ...shared,
  endpoint: 'updateQuantity',
  good: async () => ({ ...a.ids, ...(await filled()), quantity: 3 }),
  refused: async () => [
    ...(await noCart({ ...a.ids, cart_product_id: 'x', quantity: 3 })),
    {
      title: 'line of another cart',
      body: { ...a.ids, quantity: 2, ...(await filled()), shoppingcart_session: await session() },
      code: 'not_found',
    },
  ],
});

contractCases({
  ...shared,
  endpoint: 'deleteProduct',
  good: async () => ({ ...a.ids, ...(await filled()) }),
  refused: async () => noCart({ ...a.ids, cart_product_id: 'x' }),
  twice: (first: TestReply, second: TestReply) => expect(second.body).toEqual(first.body),
});

contractCases({
  ...shared,
  endpoint: 'setUserDetails',
  good: async () => ({ ...a.ids, shoppingcart_session: await session(), invoice_city: 'Utrecht' }),
  refused: async () => noCart({ ...a.ids, invoice_city: 'Utrecht' }),
  twice: (first: TestReply, second: TestReply) => expect(second.body).toEqual(first.body),
});

contractCases({
  ...shared,
  endpoint: 'setShippingMethod',
  good: async () => ({ ...a.ids, ...(await filled()), shipping_method: 'pakket' }),
  refused: async () => [
    ...(await noCart({ ...a.ids, shipping_method: 'pakket' })),
    {
      title: 'unknown',
      body: { ...a.ids, ...(await filled()), shipping_method: 'x' },
      code: 'validation_failed',
    },
  ],
});

contractCases({
  ...shared,
  endpoint: 'setPaymentMethod',
  good: async () => ({ ...a.ids, ...(await filled()), payment_method: 'ideal' }),
  refused: async () => [
    ...(await noCart({ ...a.ids, payment_method: 'ideal' })),
    {
      title: 'unknown',
      body: { ...a.ids, ...(await filled()), payment_method: 'x' },
      code: 'validation_failed',
    },
  ],
});

contractCases({
  ...shared,
  endpoint: 'getStock',
  good: async () => ({ ...a.ids, product_id: product }),
  refused: async () => [
    { title: 'unknown product', body: { ...a.ids, product_id: 'nee' }, code: 'not_found' },
    { title: 'foreign product', body: { ...a.ids, product_id: foreignProduct }, code: 'not_found' },
  ],
});

contractCases({
  ...shared,
  endpoint: 'checkVies',
  good: async () => ({ ...a.ids, shoppingcart_session: await session() }),
  refused: async () => noCart(a.ids),
});
