import type { getVatRecheck, listOrderInvoices, OutputOf } from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookkeepingHandlers } from '../bookkeeping/handlers.ts';
import { getToDoHandler } from '../figures/get-to-do.handler.ts';
import { invoiceHandlers } from '../invoice-files/handlers.ts';
import { company, noFiles } from '../invoice-files/testing/invoice-fixture.ts';
import { ownedOrdersHandlers } from '../owned-orders/handlers.ts';
import { refundHandlersWith } from '../owned-orders/refund/handlers.ts';
import type { ViesAnswer } from '../ports/vies/vies-port.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { german, jan, orderFixture } from '../testing/order-fixture.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { vatRecheckHandlers } from './handlers.ts';
import { recheckVatNumbers } from './recheck-vat-numbers.ts';

type Recheck = OutputOf<typeof getVatRecheck>;
type Documents = OutputOf<typeof listOrderInvoices>['invoices'];

const database = await createTestDatabase();
const { pool } = database.admin;
const vies = { status: 'unavailable' as ViesAnswer['status'], calls: 0, most: 0, running: 0 };
const check = async (): Promise<ViesAnswer> => {
  vies.calls += 1;
  vies.most = Math.max(vies.most, ++vies.running);
  await new Promise((resolve) => setTimeout(resolve, 5));
  vies.running -= 1;
  const { status } = vies;
  const errorCode = status === 'unavailable' ? 'MS_UNAVAILABLE' : '';
  return {
    status,
    errorCode,
    consultationNumber: status === 'valid' ? 'WAPI2' : '',
    reply: { valid: status === 'valid', name: 'Holz GmbH' },
  };
};
const shop = await orderFixture(database, { vies: { check } });
const { a, b, payments } = shop;
const { getBuyerInvoice: _buyer, ...ownInvoices } = invoiceHandlers;
const api = await startOwnerApi(
  database,
  {
    ...vatRecheckHandlers,
    ...ownInvoices,
    ...ownedOrdersHandlers,
    ...refundHandlersWith(60_000),
    ...bookkeepingHandlers,
    getToDo: getToDoHandler,
  },
  a.websiteId,
  b.websiteId,
  {
    payments,
    files: noFiles,
    jobs: { enqueue: async () => {} },
    siteUrl: (host: string) => `http://${host}`,
  },
);
await a.settings({ company });
await a.payment('wire', { provider: 'offline', position: 4 });
await a.shipping({ id: 'pakket', price: 605 });
const table = await a.product({ title: 'Tafel', price_cents: 12_100, stock: 1000 });

beforeEach(async () => {
  await pool.query(`update vat_rechecks set state = 'ended' where state = 'waiting'`);
  await pool.query(`delete from vies_checks`);
  Object.assign(vies, { status: 'unavailable', calls: 0, most: 0, running: 0 });
});

/** An order of a company while VIES gives no answer, or another one; its number. */
async function placed({ customer = german as object, quantity = 2, status = 'unavailable' } = {}) {
  vies.status = status as ViesAnswer['status'];
  const session = await shop.cart([{ product_id: table, quantity }], customer);
  await shop.method(session, 'wire');
  const { body } = await shop.order(session);
  const { rows } = await pool.query('select id, number from orders where token = $1', [body.order.session]);
  return rows[0] as { id: string; number: string };
}
const versionOf = async (number: string) =>
  (await pool.query('select version from orders where number = $1', [number])).rows[0].version as number;
const today = () => dutchDayOf(new Date());
async function pay(number: string) {
  const version = await versionOf(number);
  const reply = await api.call('markOrderPaid', { ...a.ids, number, version, received_on: today() });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
}
const sweep = () =>
  recheckVatNumbers({ db: database.app, vies: { check }, now: () => new Date() }, a.websiteId);
/** What a sweep finds after the pauses between tries. */
async function answered(status: ViesAnswer['status']) {
  vies.status = status;
  await pool.query(`update vat_rechecks set next_at = now() - interval '1 second'`);
  await sweep();
}
const seen = async (number: string) =>
  (await api.call('getVatRecheck', { ...a.ids, number })).body as Recheck;
const documents = async (number: string) =>
  (await api.call('listOrderInvoices', { ...a.ids, number })).body.invoices as Documents;
const shown = async (number: string) => (await documents(number)).map(({ kind, total }) => [kind, total]);
const correct = async (number: string, version?: number) =>
  api.call('correctVat', { ...a.ids, number, version: version ?? (await versionOf(number)) });
let refunds = 0;
const refund = async (number: string, changes: object) =>
  api.call('refundOrder', {
    ...a.ids,
    number,
    version: await versionOf(number),
    id: `vat-refund-${(refunds += 1)}`,
    refund: { lines: [], shipping: 0, free: 0 },
    double: '',
    restock: [],
    reason: '',
    ...changes,
  });
/** A paid order with VAT whose number VIES confirmed later. */
async function confirmed() {
  const order = await placed();
  await pay(order.number);
  await answered('valid');
  return order;
}
const documentsOf = async (id: string) =>
  (await pool.query('select document from invoices where order_id = $1 order by created_at', [id])).rows.map(
    ({ document }) => document,
  );
const year = () => ({ from: `${today().slice(0, 4)}-01-01`, until: `${today().slice(0, 4)}-12-31` });
const figures = async () => (await api.call('getVatFigures', { ...a.ids, ...year() })).body;

describe('a number that VIES did not answer', () => {
  it('is asked about again until it answers, with growing pauses', async () => {
    const { id, number } = await placed();
    expect(await seen(number)).toMatchObject({ state: 'waiting', proposal: 'none', vat_number: '' });
    vies.calls = 0;
    const pauses: number[] = [];
    for (let round = 0; round < 3; round++) {
      await answered('unavailable');
      await sweep();
      const { rows } = await pool.query(
        `select round(extract(epoch from next_at - now()) / 60)::int as minutes from vat_rechecks where order_id = $1`,
        [id],
      );
      pauses.push(rows[0].minutes);
    }
    // A sweep before the pause is over asks nothing.
    expect([vies.calls, pauses]).toEqual([3, [1, 2, 4]]);
    await answered('valid');
    expect(await seen(number)).toMatchObject({
      state: 'valid',
      vat_number: 'DE136695976',
      consultation_number: 'WAPI2',
      proposal: 'open',
    });
    vies.calls = 0;
    await answered('invalid');
    expect(vies.calls).toBe(0);
  });

  it('is in the chain of proofs and on the time line once it is answered, and only once', async () => {
    const { number } = await confirmed();
    await answered('valid');
    const chain = (await api.call('exportVatProofs', a.ids)).body.proofs as { order_number: string }[];
    const own = chain.filter(({ order_number }) => order_number === number);
    expect(own).toMatchObject([
      { status: 'unavailable', error_code: 'MS_UNAVAILABLE' },
      { status: 'valid', consultation_number: 'WAPI2', vat_number: 'DE136695976', name: 'Holz GmbH' },
    ]);
    expect((await api.call('getVatProofs', a.ids)).body.broken).toBeNull();
    const { events } = (await api.call('getOrderTimeline', { ...a.ids, number })).body;
    const actions = events.map(({ action }: { action?: string }) => action);
    expect(actions.filter((action: string) => action === 'vat_rechecked_valid')).toHaveLength(1);
  });

  it('is asked about by one process at a time', async () => {
    for (let at = 0; at < 4; at++) await placed();
    vies.status = 'valid';
    await pool.query(`update vat_rechecks set next_at = now() - interval '1 second' where state = 'waiting'`);
    Object.assign(vies, { calls: 0, most: 0 });
    await Promise.all(Array.from({ length: 5 }, sweep));
    expect([vies.calls, vies.most]).toEqual([4, 1]);
  });

  it('is asked about again when the process that asked was killed', async () => {
    const { id, number } = await placed();
    await pool.query(
      `update vat_rechecks set claimed_at = now() - interval '2 minutes', next_at = now() where order_id = $1`,
      [id],
    );
    vies.status = 'valid';
    await sweep();
    expect((await seen(number)).state).toBe('valid');
  });

  it('is given up after many tries, and of an erased customer at once', async () => {
    const tired = await placed();
    await pool.query('update vat_rechecks set tries = 59 where order_id = $1', [tired.id]);
    await answered('unavailable');
    expect((await seen(tired.number)).state).toBe('ended');
    const erased = await placed();
    await pool.query(`update orders set customer = customer || '{"invoice_tax_number": ""}' where id = $1`, [
      erased.id,
    ]);
    vies.calls = 0;
    await answered('valid');
    expect([(await seen(erased.number)).state, vies.calls]).toEqual(['ended', 0]);
  });

  it('that is not valid changes nothing of the VAT', async () => {
    const { number } = await placed();
    await pay(number);
    const unproven = async () => {
      const { items } = (await figures()).unproven as { items: { order_number: string }[] };
      return items.some(({ order_number }) => order_number === number);
    };
    expect(await unproven()).toBe(true);
    await answered('invalid');
    expect(await unproven()).toBe(false);
    expect(await seen(number)).toMatchObject({ state: 'invalid', proposal: 'none', problems: [] });
    expect((await correct(number)).body.code).toBe('conflict');
  });

  it.each([
    ['a consumer', jan, 'valid'],
    ['a company whose number was confirmed at once', german, 'valid'],
  ])('is nothing to ask about for %s', async (_, customer, status) => {
    const { number } = await placed({ customer, status });
    expect((await seen(number)).state).toBe('none');
  });
});

describe('the correction of documents', () => {
  it('takes the invoice back and charges the same without VAT, to the cent', async () => {
    const { id, number } = await confirmed();
    expect(await shown(number)).toEqual([['invoice', 24_805]]);
    expect(await seen(number)).toMatchObject({ proposal: 'open', problems: [], invoice_tax: 4_305 });
    expect((await correct(number)).body).toMatchObject({ proposal: 'made', tax_to_pay_back: 4_305 });
    expect(await shown(number)).toEqual([
      ['invoice', 24_805],
      ['credit_note', 24_805],
      ['invoice', 20_500],
    ]);
    const [first, note, instead] = await documentsOf(id);
    expect(note).toMatchObject({ credits: { number: first.number }, totals: { net: 20_500, tax: 4_305 } });
    expect(instead).toMatchObject({
      kind: 'invoice',
      totals: { net: 20_500, tax: 0, gross: 20_500, paid: 20_500 },
      groups: [{ category: 'K', rate: 0, net: 20_500 }],
      grounds: [{ category: 'K' }],
      buyer: first.buyer,
    });
    const { rows } = await pool.query(
      `select count(*)::int as count, max(counted) as last from invoices where website_id = $1 group by series, year`,
      [a.websiteId],
    );
    for (const { count, last } of rows) expect(count).toBe(last);
  });

  it('is made once, also when it is asked for twice or at the same time', async () => {
    const { number } = await confirmed();
    const version = await versionOf(number);
    const replies = await Promise.all(Array.from({ length: 5 }, () => correct(number, version)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await documents(number)).toHaveLength(3);
    const { rows } = await pool.query(
      `select text from mail_outbox where kind = 'order-vat-corrected' and subject like '%' || $1`,
      [number],
    );
    expect(rows).toHaveLength(1);
    for (const { number: document } of await documents(number)) expect(rows[0].text).toContain(document);
    expect((await correct(number)).body.code).toBe('conflict');
    expect(await documents(number)).toHaveLength(3);
  });

  it('is followed by the VAT return and the list of supplies, with the proof that came later', async () => {
    const before = await figures();
    const { number } = await confirmed();
    const paid = await figures();
    await correct(number);
    const after = await figures();
    const box = (found: typeof before, name: string) =>
      found.boxes.find((one: { box: string }) => one.box === name);
    expect(box(paid, '1a').net - box(before, '1a').net).toBeCloseTo(205);
    expect(box(after, '1a')).toEqual(box(before, '1a'));
    expect(box(after, '3b').net - box(before, '3b').net).toBeCloseTo(205);
    const row = after.icp.rows.find((one: { vat_number: string }) => one.vat_number === 'DE136695976');
    expect(row).toMatchObject({ problem: '' });
    expect(after.missing.count).toBe(before.missing.count);
    const { lines } = (await api.call('exportVatLines', { ...a.ids, ...year() })).body;
    const own = lines.filter(
      (line: { order_number: string; place: string }) => line.order_number === number && line.place === '3b',
    );
    expect(own).toHaveLength(2);
    expect(own[0]).toMatchObject({ vies_status: 'valid', consultation_number: 'WAPI2' });
  });

  it('lets the VAT be paid back, once, without another credit note', async () => {
    const { number } = await confirmed();
    expect((await refund(number, { vat: true })).body.errors).toEqual({
      vat: ['Er is geen btw om terug te betalen.'],
    });
    await correct(number);
    const missing = (await figures()).missing.count;
    const { body } = await refund(number, { vat: true });
    expect(body.refunds.at(-1)).toMatchObject({ amount: 4_305, state: 'done' });
    expect((await refund(number, { vat: true })).status).toBe(422);
    expect(await documents(number)).toHaveLength(3);
    expect((await seen(number)).tax_to_pay_back).toBe(0);
    expect((await api.call('listOrderInvoices', { ...a.ids, number })).body.can_make).toBe(false);
    expect((await figures()).missing.count).toBe(missing);
  });

  it.each([true, false])(
    'credits what is paid back later without VAT (VAT paid back first: %s)',
    async (first) => {
      const { id, number } = await confirmed();
      await correct(number);
      if (first) await refund(number, { vat: true });
      const line = (await api.call('listRefunds', { ...a.ids, number })).body.remainder.lines[0];
      await refund(number, { refund: { lines: [{ id: line.id, pieces: 1 }], shipping: 0, free: 0 } });
      const notes = (await documentsOf(id)).slice(3);
      expect(notes).toMatchObject([
        {
          kind: 'credit_note',
          totals: { net: 10_000, tax: 0, gross: 10_000 },
          groups: [{ category: 'K', net: 10_000 }],
        },
      ]);
      expect(notes[0].credits.number).toBe((await documentsOf(id))[2].number);
    },
  );

  it('of an order of which a part was paid back replaces only the rest', async () => {
    const { number } = await placed();
    await pay(number);
    const line = (await api.call('listRefunds', { ...a.ids, number })).body.remainder.lines[0];
    await refund(number, { refund: { lines: [{ id: line.id, pieces: 1 }], shipping: 0, free: 0 } });
    await answered('valid');
    await correct(number);
    expect(await shown(number)).toEqual([
      ['invoice', 24_805],
      ['credit_note', 12_100],
      ['credit_note', 12_705],
      ['invoice', 10_500],
    ]);
    expect((await seen(number)).tax_to_pay_back).toBe(2_205);
  });

  it('waits for the payment, and says so', async () => {
    const { number } = await placed();
    await answered('valid');
    expect((await seen(number)).problems).toEqual([
      'Er is nog geen factuur. Zodra die er is, kun je hem hier vervangen.',
    ]);
    expect((await correct(number)).body.errors.general).toEqual((await seen(number)).problems);
    await pay(number);
    expect((await seen(number)).problems).toEqual([]);
  });

  it('is refused when the invoice has another number than VIES confirmed', async () => {
    const { id, number } = await placed();
    await pay(number);
    await pool.query(
      `update orders set customer = customer || '{"invoice_tax_number": "DE129273398"}' where id = $1`,
      [id],
    );
    await answered('valid');
    expect((await seen(number)).problems[0]).toContain('een ander btw-nummer');
    expect((await correct(number)).status).toBe(422);
  });

  it('can be declined, which takes it off what waits, and still be made', async () => {
    const waiting = async () => (await api.call('getToDo', a.ids)).body.vat_corrections as number;
    const before = await waiting();
    const { number } = await confirmed();
    expect(await waiting()).toBe(before + 1);
    const named = (await api.call('getVatProofs', a.ids)).body.corrections as { order_number: string }[];
    expect(named.map((one) => one.order_number)).toContain(number);
    const version = await versionOf(number);
    await api.call('declineVatCorrection', { ...a.ids, number, version });
    expect(await waiting()).toBe(before);
    expect((await correct(number)).body.proposal).toBe('made');
  });
});

const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor'] as const };
const own = await confirmed();
ownerContractCases({
  ...shared,
  endpoint: 'getVatRecheck',
  good: async () => ({ ...a.ids, number: own.number }),
  refused: async () => [
    { title: 'an order that does not exist', body: { ...a.ids, number: 'weg' }, code: 'not_found' },
  ],
});
for (const endpoint of ['correctVat', 'declineVatCorrection'] as const) {
  ownerContractCases({
    ...shared,
    endpoint,
    good: async () => {
      const { number } = await confirmed();
      return { ...a.ids, number, version: await versionOf(number) };
    },
    refused: async () => [
      {
        title: 'an older version',
        body: { ...a.ids, number: own.number, version: 1 },
        code: 'conflict',
      },
      {
        title: 'an order that does not exist',
        body: { ...a.ids, number: 'weg', version: 1 },
        code: 'not_found',
      },
    ],
  });
}
