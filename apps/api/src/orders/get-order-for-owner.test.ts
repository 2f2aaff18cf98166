import { describe, expect, it } from 'vitest';
import { createUser } from '../auth/accounts/create-user.ts';
import { memberFinder } from '../auth/sessions/member-finder.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { signInHandler } from '../auth/sign-in/sign-in.handler.ts';
import { getOrderForOwnerHandler } from './get-order-for-owner.handler.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const ports = { siteUrl: (host: string) => `http://${host}:3000` };
const findMember = memberFinder(database.app);
const api = await startTestApi(database, ports, {
  handlers: { getOrderForOwner: getOrderForOwnerHandler, signIn: signInHandler },
  audience: 'owner',
  findMember,
});
const password = 'een lang wachtwoord';
for (const role of ['owner', 'shop', 'editor'] as const) {
  const memberships = [{ websiteId: a.websiteId, role }];
  await createUser(database.app, { email: `${role}@shop.nl`, name: role, password, memberships });
}
const host = '127.0.0.1:3001';
const origin = `http://${host}`;
const cookieOf = async (role: string) => {
  const credentials = { email: `${role}@shop.nl`, password };
  const reply = await api.call('signIn', credentials, { host, headers: { origin } });
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
};
const get = async (role: string, body: object) =>
  api.call('getOrderForOwner', body, { host, headers: { origin, cookie: await cookieOf(role) } });

const table = await a.product({ title: 'Tafel', enable_quote: true });

describe('orders/get-for-owner', () => {
  it('answers an order with its lines, customer and payment to owner and shop, and to nobody else', async () => {
    const paid = await shop.placed([{ product_id: table, quantity: 2 }]);
    await shop.choose(paid.url, 'paid');
    const { number } = (await shop.get(paid.token)).body.order;
    const reply = await get('owner', { ...a.ids, number });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      order: { number, kind: 'order', version: expect.any(Number) },
      checkout: { total_price_with_tax: 242, products: [{ title: 'Tafel', quantity: 2 }] },
      users: { invoice_lastname: 'de Vries' },
      payment: { selected: 'ideal', payment_status: 'paid' },
      attention: { double_paid: false, stock_short: false },
      attempts: [{ method: 'ideal', amount: 242, status: 'paid', test: true }],
      vat: {
        reason: 'Levering aan een particulier: er geldt btw van het land van de winkel.',
        proof: null,
      },
      shipments: [],
    });
    const steps = [
      'Prijs: € 121,00',
      'Prijs per stuk: € 121,00',
      '2 × de prijs per stuk: € 242,00',
      'Daarvan zonder btw: € 200,00',
    ];
    const whole = [
      'Samen tegen 21% btw: € 242,00',
      'Daarin zit 21% btw, afgerond: € 42,00',
      'Te betalen: € 242,00',
    ];
    const explained = [
      { heading: 'Tafel', steps },
      { heading: 'Alles samen', steps: whole },
    ];
    const withSpaces = (found: unknown) => JSON.parse(JSON.stringify(found).replaceAll('\u00a0', ' '));
    expect(withSpaces(reply.body.explanation)).toEqual(explained);
    const seen = await shop.api.call('getOrder', {
      ...a.ids,
      order_session: paid.token,
      email: 'jan@voorbeeld.nl',
      explain: true,
    });
    expect(seen.body.explanation).toEqual(reply.body.explanation);
    expect((await shop.get(paid.token)).body).not.toHaveProperty('explanation');
    expect((await get('shop', { ...a.ids, number })).status).toBe(200);
    expect((await get('editor', { ...a.ids, number })).status).toBe(403);
    expect((await get('owner', { ...b.ids, number })).status).toBe(404);
  });

  it('explains the whole of an order from before the prices of its lines were kept', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const { number } = (await shop.get(token)).body.order;
    await database.admin.pool.query(
      `update orders set snapshot = snapshot #- '{calculation,reasons}' where number = $1`,
      [number],
    );
    const [line] = (await get('owner', { ...a.ids, number })).body.explanation;
    expect(line.steps.map((step: string) => step.replaceAll('\u00a0', ' '))).toEqual([
      'Prijs per stuk: € 121,00',
      '1 × de prijs per stuk: € 121,00',
      'Daarvan zonder btw: € 100,00',
    ]);
  });

  it('finds a quote request by its own number, and nothing by an unknown one', async () => {
    const made = await shop.order(await shop.cart([{ product_id: table, type: 'quote' }]));
    const reply = await get('owner', { ...a.ids, number: made.body.order.number });
    expect(reply.body).toMatchObject({ order: { kind: 'quote' }, quote: { products: [{ title: 'Tafel' }] } });
    expect((await get('owner', { ...a.ids, number: 'O999999' })).status).toBe(404);
  });

  it('still shows an order whose stored calculation and VAT decision have another shape', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const { number } = (await shop.get(token)).body.order;
    await database.admin.pool.query(
      `update orders set snapshot = snapshot || '{"calculation": {"old": 1}, "vat": {"category": "S"}}' where number = $1`,
      [number],
    );
    const reply = await get('owner', { ...a.ids, number });
    expect(reply.body).toMatchObject({ order: { number }, vat: null });
    expect(reply.body).not.toHaveProperty('explanation');
  });
});
