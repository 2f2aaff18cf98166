import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { bulkOrdersHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const jobs: object[] = [];
const ports = {
  siteUrl: (host: string) => `http://${host}`,
  jobs: { enqueue: async (job: object) => void jobs.push(job) },
};
const api = await startOwnerApi(database, bulkOrdersHandlers, a.websiteId, b.websiteId, ports);
const other = await startOwnerApi(database, bulkOrdersHandlers, b.websiteId, a.websiteId, ports);
const table = await a.product({ title: 'Tafel' });
const admin = database.admin.global;

let made = 0;
const newCall = () => {
  made += 1;
  return `keer-${made}`;
};

/** An order of two tables, changed to be so. */
async function ordered(state: { status?: 'cancelled'; payment_status?: '' | 'paid' } = {}) {
  const session = await shop.cart([{ product_id: table, quantity: 2 }]);
  await shop.method(session, 'pay_on_pickup');
  const { body } = await shop.order(session);
  const number = body.order.number as string;
  const { status = 'placed', payment_status = 'paid' } = state;
  await admin.updateTable('orders').set({ status, payment_status }).where('number', '=', number).execute();
  return number;
}
const rowOf = (number: string) =>
  admin.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const shipmentsOf = async (number: string) =>
  admin
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', (await rowOf(number)).id)
    .execute();
const preview = async (numbers: string[]) =>
  (await api.call('previewSendOrders', { ...a.ids, numbers })).body as {
    orders: { number: string; version: number; pieces: number; before: string; after: string }[];
    skipped: { number: string; message: string }[];
  };
const send = (orders: { number: string; version: number }[], changes: object = {}) =>
  api.call('sendOrders', { ...a.ids, id: newCall(), orders, mail: false, ...changes });

describe('several orders sent at once', () => {
  it('are shown first with what is left out and why, then sent, mailed, and taken back as one', async () => {
    const one = await ordered();
    const two = await ordered();
    const unpaid = await ordered({ payment_status: '' });
    const cancelled = await ordered({ status: 'cancelled' });
    const shown = await preview([two, one, unpaid, cancelled, 'X1']);
    expect(shown.orders).toMatchObject([
      { number: two, version: 1, pieces: 2, before: 'Nog niet verzonden', after: 'Verzonden' },
      { number: one, version: 1 },
    ]);
    expect(shown.skipped).toEqual([
      { number: unpaid, message: 'Deze bestelling is nog niet betaald, of is terugbetaald.' },
      { number: cancelled, message: 'Deze bestelling is geannuleerd.' },
      { number: 'X1', message: 'Deze bestelling is er niet.' },
    ]);
    const { body } = await send(shown.orders, { mail: true });
    expect(body).toMatchObject({ sent: 2, skipped: [] });
    expect(await rowOf(one)).toMatchObject({ sent: 'all', version: 2, status: 'placed' });
    expect(await shipmentsOf(two)).toMatchObject([{ carrier: 'other', carrier_name: '' }]);
    const { token, id } = await rowOf(one);
    const mails = await admin
      .selectFrom('mail_outbox')
      .selectAll()
      .where('order_token', '=', token)
      .execute();
    const text = mails.find(({ unique_key }) => unique_key.startsWith('order-shipment:'))?.text;
    expect(text).toContain('heeft je bestelling verzonden.');
    expect(jobs).toHaveLength(2);

    expect((await preview([one])).skipped).toEqual([{ number: one, message: 'Alles is al verzonden.' }]);
    const undo = { ...a.ids, change: body.change as string };
    expect((await other.call('undoSendOrders', { ...undo, ...b.ids })).status).toBe(404);
    expect((await api.call('undoSendOrders', undo)).body).toEqual({ undone: 2, skipped: [] });
    expect((await api.call('undoSendOrders', undo)).body).toEqual({ undone: 0, skipped: [] });
    expect(await rowOf(one)).toMatchObject({ sent: 'none', version: 3 });
    const events = await admin
      .selectFrom('audit_events')
      .select(['action', 'member_name'])
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute();
    const member_name = 'Naam van owner';
    expect(events).toEqual([
      { action: 'sent', member_name },
      { action: 'shipment_taken_back', member_name },
    ]);
  });

  it('are not taken back once somebody went on with them', async () => {
    const one = await ordered();
    const two = await ordered();
    const { body } = await send([
      { number: one, version: 1 },
      { number: two, version: 1 },
    ]);
    await admin.updateTable('orders').set({ version: 9 }).where('number', '=', two).execute();
    const undone = await api.call('undoSendOrders', { ...a.ids, change: body.change as string });
    const skipped = [{ number: two, message: 'Deze bestelling is intussen gewijzigd.' }];
    expect(undone.body).toEqual({ undone: 1, skipped });
    expect(await rowOf(two)).toMatchObject({ sent: 'all', version: 9 });
  });

  it('once, also by the same call at the same time, and not what changed since', async () => {
    const one = await ordered();
    const two = await ordered();
    const orders = [
      { number: one, version: 1 },
      { number: two, version: 4 },
    ];
    const id = newCall();
    const replies = await Promise.all([send(orders, { id }), send(orders, { id })]);
    const skipped = [{ number: two, message: 'Deze bestelling is intussen gewijzigd.' }];
    for (const { body } of replies) expect(body).toEqual({ ...replies[0]?.body, sent: 1, skipped });
    expect(await shipmentsOf(one)).toHaveLength(1);
    expect((await send(orders, { id, mail: true })).body).toMatchObject({ code: 'idempotency_mismatch' });
    // Two people at once: the second one finds that it changed.
    const again = [{ number: two, version: 1 }];
    const both = await Promise.all([send(again), send(again)]);
    expect(both.map(({ body }) => body.sent as number).toSorted()).toEqual([0, 1]);
    expect(await shipmentsOf(two)).toHaveLength(1);
  });

  it('at most two hundred, and only orders of this website', async () => {
    const number = await ordered();
    const many = Array.from({ length: 201 }, (_, index) => ({ number: `B${index}`, version: 1 }));
    const refused = await send(many);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors as object)).toEqual(['orders']);
    const foreign = { ...b.ids, id: newCall(), orders: [{ number, version: 1 }], mail: false };
    expect((await other.call('sendOrders', foreign)).body).toMatchObject({ sent: 0, change: '' });
    expect(await shipmentsOf(number)).toEqual([]);
  });
});
