import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
/** Two processes on one database, with the limits of a shop as it is delivered. */
const shop = await orderFixture(database, { rateLimits: {} });
const table = await shop.a.product({ title: 'Tafel' });
const address = '203.0.113.50';

const press = async (session: string) =>
  shop.api.call(
    'createOrder',
    { ...shop.a.ids, shoppingcart_session: session, agreement: '1', shown: await shop.shown(session) },
    { address },
  );
const ready = async (details: object = jan) => {
  const session = await shop.cart([{ product_id: table }], details);
  await shop.method(session, 'pay_on_pickup');
  return session;
};

it('a buyer who corrects mistakes can press as often as it takes, and then orders', async () => {
  const session = await ready({ ...jan, invoice_lastname: '' });
  const statuses = [];
  for (let at = 0; at < 25; at++) statuses.push((await press(session)).status);
  expect(new Set(statuses)).toEqual(new Set([422]));
  await shop.api.call('setUserDetails', { ...shop.a.ids, shoppingcart_session: session, ...jan });
  expect((await press(session)).status).toBe(200);
});

it('ten orders at once from one address are made, and the eleventh is told when it can be', async () => {
  await database.admin.pool.query('delete from call_counts');
  const carts = [];
  for (let at = 0; at < 12; at++) carts.push(await ready());
  const replies = await Promise.all(carts.map(press));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  for (const { body, headers } of refused) {
    expect(body.retry_after).toBeGreaterThan(0);
    expect(body.retry_after).toBeLessThanOrEqual(6);
    expect(headers['retry-after']).toBe(String(body.retry_after));
    expect(body.errors.general[0]).toContain(`over ${body.retry_after} second`);
  }
});
