import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { withWebsite } from '../db/with-website.ts';
import { lockNumberedOrder, recordOrderChange } from './change-order.ts';
import { ownedOrdersHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const api = await startOwnerApi(database, ownedOrdersHandlers, a.websiteId, b.websiteId, {
  siteUrl: (host) => `http://${host}`,
  jobs: { enqueue: async () => undefined },
});
const table = await a.product({ title: 'Tafel', enable_quote: true });
const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor' as const] };
const paid = await shop.placed([{ product_id: table, quantity: 2 }]);
await shop.choose(paid.url, 'paid');
const number = (await shop.get(paid.token)).body.order.number as string;

let made = 0;
const note = (text = 'Belt vrijdag.') => ({ ...a.ids, number, id: `n${(made += 1)}`, text });
const added = async (text?: string) => {
  const { id } = note(text);
  await api.call('addOrderNote', { ...note(text), id });
  return { ...a.ids, number, id };
};
const events = async (of = number, as_?: Parameters<typeof api.call>[2]) =>
  (await api.call('getOrderTimeline', { ...a.ids, number: of }, as_)).body.events as {
    kind: string;
    at: string;
  }[];

ownerContractCases({ ...shared, endpoint: 'getOrderTimeline', good: async () => ({ ...a.ids, number }) });
ownerContractCases({
  ...shared,
  endpoint: 'addOrderNote',
  good: async () => note(),
  refused: async () => [
    { title: 'unknown order', body: { ...note(), number: 'B999' }, code: 'not_found' },
    { title: 'too long', body: note('x'.repeat(2001)), code: 'validation_failed' },
    { title: 'empty', body: note('  '), code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteOrderNote',
  good: () => added(),
  refused: async () => [
    { title: 'unknown note', body: { ...(await added()), id: 'weg' }, code: 'not_found' },
    { title: 'unknown order', body: { ...(await added()), number: 'B999' }, code: 'not_found' },
  ],
});

describe('notes of an order', () => {
  it('are deleted by who wrote them only, and their text is gone then', async () => {
    const written = await added('Sleutel ligt bij de buren.');
    const refused = await api.call('deleteOrderNote', written, as('shop'));
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(await events(number, as('shop'))).toContainEqual(
      expect.objectContaining({ kind: 'note', text: 'Sleutel ligt bij de buren.', own: false }),
    );
    await api.call('deleteOrderNote', written);
    const mine = (await events()).find((event) => 'id' in event && event.id === written.id);
    expect(mine).toMatchObject({
      text: '',
      own: true,
      member: 'Naam van owner',
      deleted_at: expect.any(String),
    });
    const { rows } = await database.admin.pool.query(
      `select text from order_notes where text like 'Sleutel%'`,
    );
    expect(rows).toEqual([]);
  });

  it('are never in what the buyer gets', async () => {
    await added('Lastige klant.');
    expect(JSON.stringify((await shop.get(paid.token)).body)).not.toContain('Lastige klant');
  });

  it('are at most 200', async () => {
    await database.admin.pool.query(
      `insert into order_notes (website_id, id, order_id, member_id, member_name, text)
       select $1, 'v' || n, (select id from orders where number = $2 and website_id = $1), 'owner', 'x', 'x'
       from generate_series(1, 200) n`,
      [a.websiteId, number],
    );
    const refused = await api.call('addOrderNote', note());
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { text: ['Een bestelling heeft hooguit 200 notities.'] },
    ]);
    await database.admin.pool.query(`delete from order_notes where id like 'v%'`);
  });
});

describe('the time line', () => {
  it('is what was ordered, paid, mailed, sent, noted and changed, newest first', async () => {
    await database.admin.pool.query('delete from order_notes');
    await added('Bel even aan.');
    const { rows } = await database.admin.pool.query('select version from orders where number = $1', [
      number,
    ]);
    const { version } = rows[0] as { version: number };
    const sending = {
      ...a.ids,
      number,
      version,
      id: 'z1',
      mail: true,
      shipment: {
        carrier: 'other',
        carrier_name: 'Fietskoerier',
        track_code: '',
        track_url: '',
        lines: [{ position: 1, quantity: 1 }],
      },
    };
    expect((await api.call('sendOrder', sending)).status).toBe(200);
    await api.call('takeBackShipment', { ...a.ids, number, version: version + 1, id: 'z1' });
    await withWebsite(database.app, a.websiteId, async (tx) => {
      const order = await lockNumberedOrder(tx, a.websiteId, number);
      const change = { action: 'address_changed', before: { city: 'Utrecht' }, after: { city: 'Gent' } };
      await recordOrderChange(tx, a.websiteId, { id: 'shop', name: 'Sam' }, order, change);
    });
    const found = await events();
    const times = found.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(found).toMatchObject([
      { kind: 'change', action: 'address_changed', member: 'Sam', after: { city: 'Gent' } },
      { kind: 'shipment_taken_back', member: 'Naam van owner' },
      { kind: 'mail', subject: `Een deel van je bestelling ${number} is onderweg`, status: 'waiting' },
      { kind: 'shipment', member: 'Naam van owner', shipment: { carrier: 'Fietskoerier' } },
      { kind: 'note', text: 'Bel even aan.' },
      { kind: 'payment', status: 'paid', amount: 242, test: true },
      ...Array.from({ length: found.length - 6 }, () => ({})),
    ]);
    const first = found.slice(6).map(({ kind }) => kind);
    expect(first.toSorted()).toEqual(['mail', 'payment', 'placed']);
  });

  it('says why a mail was refused', async () => {
    await database.admin.pool.query(
      `update mail_outbox set status = 'failed', last_error = '550 onbekend' where unique_key like 'order-conf%'`,
    );
    expect(await events()).toContainEqual(
      expect.objectContaining({ kind: 'mail', status: 'failed', error: '550 onbekend' }),
    );
  });

  it('of a quote request has its mails', async () => {
    const { body } = await shop.order(await shop.cart([{ product_id: table, type: 'quote' }]));
    expect(await events(body.order.number)).toMatchObject([
      { kind: 'mail' },
      { kind: 'placed', is_quote: true },
    ]);
  });
});
