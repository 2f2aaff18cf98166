import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { startTestApi, type TestReply } from '../testing/start-test-api.ts';
import { getOrderHandler } from './get-order.handler.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const table = await shop.a.product({ title: 'Tafel' });
/** Another process on the same database. */
const elsewhere = await startTestApi(database, shop.api.server.ports, {
  handlers: { getOrder: getOrderHandler },
});

const browserOf = ({ headers }: TestReply) =>
  ([headers['set-cookie'] ?? []].flat() as string[]).find((line) => line.startsWith('wsbrowser=')) ?? '';
const open = (order_session: string, email: string, cookie = '', api = shop.api) =>
  api.call(
    'getOrder',
    { ...shop.a.ids, order_session, email },
    { headers: { cookie: cookie.split(';')[0] ?? '' } },
  );
const strangersGuess = async (token: string) => {
  const statuses = [];
  for (let at = 0; at < 6; at++)
    statuses.push((await open(token, 'x@y.nl', '', at % 2 ? shop.api : elsewhere)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
};
const RIGHT = 'jan@voorbeeld.nl';

describe('ORD-06 wrong e-mails of strangers', () => {
  it('delay a stranger, but not the browser that opened the order before, at any process', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const browser = browserOf(await open(token, RIGHT));
    expect(browser).toMatch(/^wsbrowser=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax/);
    await strangersGuess(token);
    const waiting = await open(token, RIGHT);
    expect(waiting.status).toBe(429);
    expect(waiting.body.errors.general).toEqual([
      `Je hebt dit te vaak geprobeerd. Probeer het over ${waiting.body.retry_after} seconden opnieuw.`,
    ]);
    expect((await open(token, RIGHT, browser)).status).toBe(200);
    expect((await open(token, RIGHT, browser, elsewhere)).status).toBe(200);
    expect(browserOf(await open(token, RIGHT, browser))).toBe('');
  });

  it('do not delay the browser that placed the order', async () => {
    const session = await shop.cart([{ product_id: table }]);
    await shop.method(session);
    const placed = await shop.order(session);
    const { session: token } = placed.body.order;
    await strangersGuess(token);
    expect((await open(token, RIGHT, browserOf(placed))).status).toBe(200);
  });

  it('are counted one by one when they arrive together, also from a known browser and of an unknown order', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const known = browserOf(await open(token, RIGHT));
    for (const [session, cookie] of [
      [token, ''],
      [token, known],
      ['0'.repeat(25) + '7', ''],
    ] as const) {
      const guesses = await Promise.all(
        Array.from({ length: 20 }, (_, at) => open(session, 'x@y.nl', cookie, at % 2 ? shop.api : elsewhere)),
      );
      expect(guesses.filter(({ status }) => status === 404)).toHaveLength(5);
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    }
  });

  it('delay a browser that is known for another order only', async () => {
    const one = await shop.placed([{ product_id: table }]);
    const other = await shop.placed([{ product_id: table }]);
    const browser = browserOf(await open(one.token, RIGHT));
    await strangersGuess(other.token);
    expect((await open(other.token, RIGHT, browser)).status).toBe(429);
  });
});
