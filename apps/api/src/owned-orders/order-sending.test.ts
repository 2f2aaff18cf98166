import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { getOrderForOwnerHandler } from '../orders/get-order-for-owner.handler.ts';
import { restoreOrderHandler } from '../orders/restore-order.handler.ts';
import { findExpired } from '../stock/expired-reservations.repository.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { ownedOrdersHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database, { handlers: { restoreOrder: restoreOrderHandler } });
const { a, b } = shop;
const jobs: object[] = [];
const handlers = { ...ownedOrdersHandlers, getOrderForOwner: getOrderForOwnerHandler };
const api = await startOwnerApi(database, handlers, a.websiteId, b.websiteId, {
  siteUrl: (host) => `http://${host}`,
  jobs: { enqueue: async (job) => void jobs.push(job) },
});
const table = await a.product({ title: 'Tafel' });
const stool = await a.product({ title: 'Kruk' });
const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor' as const] };

let made = 0;
/** An order of two tables and a stool, with pay on pick-up; returns what identifies it. */
async function ordered() {
  const session = await shop.cart([{ product_id: table, quantity: 2 }, { product_id: stool }]);
  await shop.method(session, 'pay_on_pickup');
  const { body } = await shop.order(session);
  return { number: body.order.number as string, token: body.order.session as string };
}
const pieces = (...lines: [position: number, quantity: number][]) =>
  lines.map(([position, quantity]) => ({ position, quantity }));
const shipment = (changes: object = {}) => ({
  carrier: 'postnl',
  carrier_name: '',
  track_code: '3SABC1',
  track_url: '',
  lines: pieces([1, 1]),
  ...changes,
});
const sending = (number: string, version: number, changes: object = {}) => {
  made += 1;
  return { ...a.ids, number, version, id: `z${made}`, mail: false, shipment: shipment(changes) };
};
const send = (number: string, version: number, changes: object = {}) =>
  api.call('sendOrder', sending(number, version, changes));
const owned = async (number: string) => (await api.call('getOrderForOwner', { ...a.ids, number })).body;
const refusal = (reply: { status: number; body: { errors?: object } }) => [reply.status, reply.body.errors];
const mailsOf = (token: string) =>
  database.admin.global
    .selectFrom('mail_outbox')
    .selectAll()
    .where('unique_key', 'like', `order-shipment:${token}%`)
    .orderBy('created_at')
    .execute();

ownerContractCases({
  ...shared,
  endpoint: 'sendOrder',
  good: async () => ({ ...sending((await ordered()).number, 1), mail: true }),
  refused: async () => [
    { title: 'unknown', body: sending('B999', 1), code: 'not_found' },
    { title: 'changed since', body: sending((await ordered()).number, 7), code: 'conflict' },
    {
      title: 'more than was ordered',
      body: sending((await ordered()).number, 1, { lines: pieces([1, 3]) }),
      code: 'validation_failed',
    },
  ],
});

ownerContractCases({
  ...shared,
  endpoint: 'takeBackShipment',
  good: async () => {
    const { number } = await ordered();
    const { body } = await send(number, 1);
    return { ...a.ids, number, version: body.version, id: body.shipment.id };
  },
  refused: async () => {
    const { number } = await ordered();
    const { body } = await send(number, 1);
    const good = { ...a.ids, number, version: 2, id: body.shipment.id };
    return [
      { title: 'unknown shipment', body: { ...good, id: 'weg' }, code: 'not_found' },
      { title: 'of another order', body: { ...good, number: (await ordered()).number }, code: 'not_found' },
      { title: 'changed since', body: { ...good, version: 1 }, code: 'conflict' },
    ];
  },
});

describe('sending an order', () => {
  it('a part, then the rest, until nothing is left, and buyer and shop see both with their link', async () => {
    const { number, token } = await ordered();
    const first = await send(number, 1);
    expect(first.body).toMatchObject({ version: 2, sent: 'partly' });
    const rest = await send(number, 2, { carrier: 'dhl', lines: pieces([1, 1], [2, 1]) });
    expect(rest.body).toMatchObject({ version: 3, sent: 'all' });
    expect(refusal(await send(number, 3))).toEqual([
      422,
      { 'shipment.lines': ['Je verzendt meer stuks dan er nog te verzenden zijn.'] },
    ]);
    const shown = [
      {
        carrier: 'PostNL',
        track_url: 'https://jouw.postnl.nl/track-and-trace/3SABC1-NL-1234AB',
        lines: [{ title: 'Tafel', quantity: 1 }],
      },
      { carrier: 'DHL', lines: [{ title: 'Tafel' }, { title: 'Kruk' }] },
    ];
    expect(await owned(number)).toMatchObject({
      order: { sent: 'all', status: 'placed', version: 3 },
      shipments: shown,
    });
    expect((await shop.get(token)).body.shipments).toMatchObject(shown);
  });

  it('is said at the fields when it cannot be', async () => {
    const { number } = await ordered();
    const wrong = { carrier: 'other', track_code: '<3S>', track_url: 'http://x.nl', lines: [] };
    expect(refusal(await send(number, 1, wrong))).toEqual([
      422,
      {
        'shipment.lines': ['Kies minstens één stuk om te verzenden.'],
        'shipment.carrier_name': ['Vul in wie de bestelling bezorgt.'],
        'shipment.track_code': ['Gebruik alleen letters, cijfers, streepjes en punten.'],
        'shipment.track_url': ['Vul een adres in dat met https:// begint.'],
      },
    ]);
  });

  it('is refused once it is cancelled', async () => {
    const { number } = await ordered();
    await database.admin.pool.query(`update orders set status = 'cancelled' where number = $1`, [number]);
    expect(refusal(await send(number, 1))).toEqual([
      422,
      { general: ['Deze bestelling is geannuleerd, dus er valt niets te verzenden.'] },
    ]);
  });

  it('by two at once sends it once: the second is a conflict', async () => {
    const { number } = await ordered();
    const both = await Promise.all([1, 2].map(() => send(number, 1, { lines: pieces([1, 2]) })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await owned(number)).shipments).toHaveLength(1);
  });

  it('under the id of a shipment of another order is a conflict', async () => {
    const { number } = await ordered();
    const { body } = await send((await ordered()).number, 1);
    const taken = { ...sending(number, 1), id: body.shipment.id };
    expect((await api.call('sendOrder', taken)).status).toBe(409);
  });

  it('is taken back: its pieces can be sent again, and the buyer does not see it any more', async () => {
    const { number, token } = await ordered();
    const { body } = await send(number, 1, { lines: pieces([1, 2], [2, 1]) });
    const back = { ...a.ids, number, version: 2, id: body.shipment.id };
    expect((await api.call('takeBackShipment', back)).body).toEqual({ version: 3, sent: 'none' });
    expect((await shop.get(token)).body.shipments).toEqual([]);
    expect((await send(number, 3, { lines: pieces([1, 2]) })).body.sent).toBe('partly');
  });
});

describe('the mail about a shipment', () => {
  it('is sent once, says what is in it, and has the link of the carrier and that of the order', async () => {
    const { number, token } = await ordered();
    const part = { ...sending(number, 1), mail: true };
    await api.call('sendOrder', part);
    await api.call('sendOrder', part);
    await api.call('sendOrder', {
      ...sending(number, 2, { lines: pieces([1, 1], [2, 1]), track_code: '' }),
      mail: true,
    });
    const [first, second, ...more] = await mailsOf(token);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      recipient: 'Jan@Voorbeeld.nl',
      subject: `Een deel van je bestelling ${number} is onderweg`,
    });
    expect(first?.text).toContain('met PostNL. De rest volgt later.');
    expect(first?.text).toContain('1 x Tafel');
    expect(first?.text).toContain('https://jouw.postnl.nl/track-and-trace/3SABC1-NL-1234AB');
    expect(first?.text).toContain(`http://a.test/bestelling?order=${token}`);
    expect(second?.subject).toBe(`De rest van je bestelling ${number} is onderweg`);
    expect(second?.text).toContain('1 x Kruk');
    expect(second?.text).not.toContain('Track & trace');
    expect(jobs).toContainEqual({ name: 'send-mail', website_id: a.websiteId, mail_id: first?.id });
  });

  it('about pieces to fetch says that they lie ready, without a link of a carrier', async () => {
    const { number, token } = await ordered();
    const lines = pieces([1, 2], [2, 1]);
    await api.call('sendOrder', { ...sending(number, 1, { carrier: 'pickup', lines }), mail: true });
    const [mail] = await mailsOf(token);
    expect(mail?.subject).toBe(`Je bestelling ${number} ligt klaar`);
    expect(mail?.text).not.toContain('3SABC1');
    expect((await shop.get(token)).body.shipments).toMatchObject([{ is_pickup: true, track_url: '' }]);
  });
});

describe('an order that was sent before it was paid', () => {
  it('keeps its pieces and does not go back to the cart', async () => {
    const counted = await a.product({ title: 'Lamp', stock: 5 });
    const { token, url } = await shop.placed([{ product_id: counted }]);
    const number = (await shop.get(token)).body.order.number as string;
    const later = new Date(Date.now() + 400 * 86_400_000);
    const due = () => withWebsite(database.app, a.websiteId, (tx) => findExpired(tx, a.websiteId, later));
    const before = await due();
    await send(number, (await owned(number)).order.version);
    expect([before.length, (await due()).length]).toEqual([before.length, before.length - 1]);
    await shop.choose(url, 'failed');
    expect((await shop.get(token)).body).toMatchObject({
      order: { broken_off: false },
      payment: { payment_status: 'failed' },
    });
    const back = { order_session: token, email: 'jan@voorbeeld.nl', shoppingcart_session: '' };
    const restored = await shop.api.call('restoreOrder', { ...a.ids, ...back });
    expect(restored.body.code).toBe('order_not_restorable');
  });
});
