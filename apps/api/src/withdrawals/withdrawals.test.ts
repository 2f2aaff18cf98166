import { formatDate } from '@etalage/texts/format';
import { describe, expect, it } from 'vitest';
import { figuresHandlers } from '../figures/handlers.ts';
import { orderListHandlers } from '../order-list/handlers.ts';
import { ownedOrdersHandlers } from '../owned-orders/handlers.ts';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { withdrawalHandlers } from './handlers.ts';

const clock = { now: new Date() };
const database = await createTestDatabase();
const shop = await orderFixture(database, { handlers: withdrawalHandlers, now: () => clock.now });
const { a, b, api } = shop;
const owner = await startOwnerApi(
  database,
  { ...ownedOrdersHandlers, ...withdrawalHandlers, ...orderListHandlers, ...figuresHandlers },
  a.websiteId,
  b.websiteId,
  { siteUrl: (host) => `http://${host}`, jobs: { enqueue: async () => {} } },
);
await a.settings({ company: { name: 'Houtwerk', street: 'Zaagweg 1', email: 'winkel@houtwerk.nl' } });
const table = await a.product({ title: 'Tafel' });
const stool = await a.product({ title: 'Kruk' });
const email = 'jan@voorbeeld.nl';
let made = 0;

/** An order of two tables and a stool; returns its number and token. */
async function ordered(details: object = jan) {
  const session = await shop.cart([{ product_id: table, quantity: 2 }, { product_id: stool }], details);
  await shop.method(session, 'pay_on_pickup');
  const { body } = await shop.order(session);
  return { number: body.order.number as string, token: body.order.session as string };
}
const pieces = (...lines: [position: number, pieces: number][]) =>
  lines.map(([position, count]) => ({ position, pieces: count }));
const withdrawal = (number: string, changes: object = {}) => {
  made += 1;
  const key = `sleutel-${made}`;
  return {
    ...a.ids,
    number,
    email,
    name: 'Jan de Vries',
    lines: pieces([1, 2], [2, 1]),
    idempotency_key: key,
    ...changes,
  };
};
const seen = async (number: string) => (await api.call('getWithdrawal', { ...a.ids, number, email })).body;
const send = (number: string, changes: object = {}) => api.call('withdrawOrder', withdrawal(number, changes));
const mailsOf = (token: string) =>
  database.admin.global
    .selectFrom('mail_outbox')
    .selectAll()
    .where('unique_key', 'like', `order-withdrawal%:${token}:%`)
    .orderBy('unique_key')
    .execute();
/** Sends pieces of an order. */
const sent = async (number: string, version: number, lines: [number, number][]) => {
  made += 1;
  const shipment = { carrier: 'postnl', carrier_name: '', track_code: '', track_url: '' };
  const positions = lines.map(([position, quantity]) => ({ position, quantity }));
  const reply = await owner.call('sendOrder', {
    ...a.ids,
    number,
    version,
    id: `zending-${made}`,
    mail: false,
    shipment: { ...shipment, lines: positions },
  });
  expect(reply.status).toBe(200);
};

contractCases({
  database,
  api,
  endpoint: 'getWithdrawal',
  otherWebsite: b.websiteId,
  good: async () => ({ ...a.ids, number: (await ordered()).number, email }),
});

contractCases({
  database,
  api,
  endpoint: 'withdrawOrder',
  otherWebsite: b.websiteId,
  good: async () => withdrawal((await ordered()).number),
});

ownerContractCases({
  database,
  api: owner,
  endpoint: 'listWithdrawals',
  otherWebsite: b.websiteId,
  notFor: ['editor'],
  good: async () => ({ ...a.ids, number: (await ordered()).number }),
  refused: async () => [{ title: 'unknown', body: { ...a.ids, number: 'B999' }, code: 'not_found' }],
});

/** An order that was withdrawn from, and what a change of that withdrawal asks. */
async function withdrawn(changes: object = {}) {
  const { number, token } = await ordered();
  const body = withdrawal(number);
  await api.call('withdrawOrder', body);
  return {
    token,
    change: {
      ...a.ids,
      number,
      version: 2,
      id: body.idempotency_key,
      state: 'returned',
      reason: '',
      ...changes,
    },
  };
}

ownerContractCases({
  database,
  api: owner,
  endpoint: 'changeWithdrawal',
  otherWebsite: b.websiteId,
  notFor: ['editor'],
  good: async () => (await withdrawn()).change,
  refused: async () => [
    { title: 'unknown', body: (await withdrawn({ id: 'x' })).change, code: 'not_found' },
    { title: 'changed since', body: (await withdrawn({ version: 1 })).change, code: 'conflict' },
    { title: 'back', body: (await withdrawn({ state: 'received' })).change, code: 'validation_failed' },
  ],
});

describe('orders/withdrawals/change', () => {
  it('stores how far it is and mails the buyer, once', async () => {
    const { change, token } = await withdrawn({ state: 'refused', reason: 'Op maat gemaakt.' });
    const replies = await Promise.all([1, 2].map(() => owner.call('changeWithdrawal', change)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const states = (await mailsOf(token)).filter(({ unique_key }) =>
      unique_key.startsWith('order-withdrawal-state:'),
    );
    expect(states).toHaveLength(1);
    expect(states[0]?.text).toContain('Op maat gemaakt.');
    const { body } = await owner.call('listWithdrawals', { ...a.ids, number: change.number });
    expect(body).toMatchObject({
      is_whole: false,
      withdrawals: [{ state: 'refused', reason: 'Op maat gemaakt.' }],
    });
    const again = { ...change, version: 3, state: 'returned' };
    expect((await owner.call('changeWithdrawal', again)).status).toBe(200);
  });

  it('waits in the list and on the overview until it is ended', async () => {
    const waiting = async (number: string) => {
      const list = await owner.call('listOrders', { ...a.ids, withdrawn: true, query: number, limit: 9 });
      return (list.body.orders as { number: string }[]).map((order) => order.number);
    };
    const counted = async () => (await owner.call('getToDo', a.ids)).body.withdrawals as number;
    const { change } = await withdrawn({ state: 'returned' });
    const before = await counted();
    expect(before).toBeGreaterThan(0);
    expect((await owner.call('changeWithdrawal', change)).status).toBe(200);
    expect(await waiting(change.number)).toEqual([change.number]);
    expect(await counted()).toBe(before);
    const { status } = await owner.call('changeWithdrawal', {
      ...change,
      version: change.version + 1,
      state: 'paid_back',
    });
    expect(status).toBe(200);
    expect(await waiting(change.number)).toEqual([]);
    expect(await counted()).toBe(before - 1);
  });

  it('says that nothing goes back of an order that nobody paid', async () => {
    const { change, token } = await withdrawn({ state: 'paid_back' });
    expect((await owner.call('changeWithdrawal', change)).status).toBe(200);
    const texts = (await mailsOf(token)).map(
      ({ unique_key, text }) => [unique_key.split(':')[0], text] as const,
    );
    const told = new Map(texts);
    expect(told.get('order-withdrawal-notice')).toContain('valt niets terug te betalen');
    expect(told.get('order-withdrawal-notice')).not.toContain('Betaal het geld terug');
    expect(told.get('order-withdrawal-state')).toContain('Je had nog niet betaald');
    expect(told.get('order-withdrawal-state')).not.toContain('je geld teruggestort');
    const paid = await withdrawn({ state: 'paid_back' });
    await database.admin.pool.query(`update orders set payment_status = 'paid' where token = $1`, [
      paid.token,
    ]);
    await owner.call('changeWithdrawal', paid.change);
    const state = (await mailsOf(paid.token)).find(({ unique_key }) =>
      unique_key.startsWith('order-withdrawal-state'),
    );
    expect(state?.text).toContain('je geld teruggestort');
  });

  it('refuses a refusal without a reason', async () => {
    const { change } = await withdrawn({ state: 'refused' });
    expect((await owner.call('changeWithdrawal', change)).body.errors).toEqual({
      reason: ['Vul in waarom je de herroeping weigert; de klant leest dit.'],
    });
  });
});

describe('withdrawals/get', () => {
  it('answers the lines with what is left of them, before anything is sent', async () => {
    const { number } = await ordered();
    expect(await seen(number)).toEqual({
      number,
      obstacle: '',
      last_day: null,
      lines: [
        { position: 1, title: 'Tafel', details: [], quantity: 2, left: 2, exclusion: '' },
        { position: 2, title: 'Kruk', details: [], quantity: 1, left: 1, exclusion: '' },
      ],
      made: [],
    });
  });

  it('tells nobody with another address whether there is such an order, and then not often', async () => {
    const { number } = await ordered();
    const ask = (asked: string, typed: string) =>
      api.call('getWithdrawal', { ...a.ids, number: asked, email: typed }, { address: '203.0.113.9' });
    const wrong = await ask(number, 'x@y.nl');
    const unknown = await ask('B99999', 'x@y.nl');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.body.code).toBe('order_not_found');
    const replies = [];
    for (let tried = 0; tried < 6; tried += 1) replies.push((await ask(number, 'x@y.nl')).body.code);
    expect(replies).toContain('rate_limited');
    // Somebody else's guesses do not keep the buyer away.
    expect((await seen(number)).number).toBe(number);
  });

  it('opens no order of which the buyer was erased, whatever is typed', async () => {
    const { number } = await ordered();
    await database.admin.global
      .updateTable('orders')
      .set({ email: '' })
      .where('number', '=', number)
      .where('website_id', '=', a.websiteId)
      .execute();
    for (const typed of ['', 'niemand@example.invalid']) {
      const reply = await api.call('getWithdrawal', { ...a.ids, number, email: typed });
      expect(reply.body.code).toBe('order_not_found');
    }
  });

  it('counts from the last part that was sent, until midnight of the last day', async () => {
    const { number } = await ordered();
    await sent(number, 1, [[1, 2]]);
    expect((await seen(number)).last_day).toBeNull();
    await sent(number, 2, [[2, 1]]);
    const { last_day } = await seen(number);
    const days = (Date.parse(last_day) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(19);
    const end = Date.parse(`${last_day}T23:00:00Z`);
    clock.now = new Date(end - 3 * 3_600_000);
    expect((await seen(number)).obstacle).toBe('');
    clock.now = new Date(end + 3 * 3_600_000);
    expect((await seen(number)).obstacle).toBe('over');
    const refused = await send(number);
    expect(refused.body.errors).toEqual({
      general: ['De termijn om deze bestelling te herroepen is voorbij.'],
    });
    clock.now = new Date();
  });

  it('is for consumers alone', async () => {
    const company = {
      invoice_is_company: '1',
      invoice_company: 'Hout BV',
      invoice_tax_number: 'NL004495445B01',
    };
    const { number } = await ordered({ ...jan, ...company });
    expect((await seen(number)).obstacle).toBe('company');
    expect((await send(number)).status).toBe(422);
    // Without a VAT number nobody can tell a company from a consumer.
    const other = await ordered({ ...jan, ...company, invoice_tax_number: '' });
    expect((await seen(other.number)).obstacle).toBe('');
  });
});

describe('withdrawals/create', () => {
  it('answers and mails a receipt with content, date and time, and tells the shop', async () => {
    const { number, token } = await ordered();
    const reply = await send(number, { lines: pieces([1, 1], [2, 0]) });
    const lines = [{ title: 'Tafel', details: [], pieces: 1 }];
    expect(reply.body).toMatchObject({ number, withdrawal: { name: 'Jan de Vries', lines } });
    const [notice, receipt] = await mailsOf(token);
    expect(receipt?.recipient).toBe('Jan@Voorbeeld.nl');
    for (const part of [
      '1 x Tafel',
      'Jan de Vries',
      number,
      'Zaagweg 1',
      'alleen dat je herroeping is ontvangen',
    ])
      expect(receipt?.text).toContain(part);
    expect(receipt?.text).toMatch(/ontvangen op \d+ \w+ \d{4} om \d\d:\d\d/);
    expect(receipt?.text).not.toContain('Kruk');
    expect(notice?.recipient).toBe('winkel@houtwerk.nl');
    const { withdrawals } = (await owner.call('listWithdrawals', { ...a.ids, number })).body;
    expect(withdrawals).toMatchObject([{ name: 'Jan de Vries', lines }]);
    const timeline = await owner.call('getOrderTimeline', { ...a.ids, number });
    const actions = (timeline.body.events as { action?: string }[]).map(({ action }) => action);
    expect(actions).toContain('withdrawn');
  });

  it('says until when goods go back, which is later than the money when that is no working day', async () => {
    const { number, token } = await ordered();
    const body = withdrawal(number);
    const { send_back_by } = (await api.call('withdrawOrder', body)).body;
    expect((await mailsOf(token)).at(-1)?.text).toContain(`uiterlijk ${formatDate(send_back_by)} terug`);
    // A Sunday.
    await database.admin.pool.query(
      `update withdrawals set created_at = '2026-06-07T10:00:00Z' where id = $1 and website_id = $2`,
      [body.idempotency_key, a.websiteId],
    );
    const again = await api.call('withdrawOrder', body);
    expect(again.body).toMatchObject({ send_back_by: '2026-06-22' });
    const { withdrawals } = (await owner.call('listWithdrawals', { ...a.ids, number })).body;
    expect(withdrawals).toMatchObject([{ pay_back_by: '2026-06-21' }]);
  });

  it('withdraws once per key, and no piece twice', async () => {
    const { number, token } = await ordered();
    const body = withdrawal(number, { lines: pieces([1, 1]) });
    const replies = await Promise.all([1, 2, 3].map(() => api.call('withdrawOrder', body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect(await mailsOf(token)).toHaveLength(2);
    const other = await api.call('withdrawOrder', { ...body, lines: pieces([1, 2]) });
    expect(other.body.code).toBe('idempotency_mismatch');
    const again = await send(number, { lines: pieces([1, 2]) });
    expect(again.body.errors).toEqual({ 'lines.0.pieces': ['Je kunt hiervan nog 1 herroepen.'] });
    const both = await Promise.all([1, 2].map(() => send(number, { lines: pieces([1, 1]) })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await send(number, { lines: pieces([2, 1]) });
    expect((await seen(number)).obstacle).toBe('nothing_left');
    expect((await seen(number)).made).toHaveLength(3);
  });

  it('withdraws from one order not more often than a person does, so that nobody floods the shop with mails', async () => {
    const { number, token } = await ordered();
    await database.admin.pool.query(
      `insert into withdrawals (website_id, order_id, id, name, lines)
      select website_id, id, 'eerder-' || nr, 'Jan', '[]' from orders, generate_series(1, 19) nr where token = $1`,
      [token],
    );
    const last = withdrawal(number, { lines: pieces([1, 1]) });
    expect((await api.call('withdrawOrder', last)).status).toBe(200);
    const more = await send(number, { lines: pieces([1, 1]) });
    expect(more.status).toBe(422);
    expect(more.body.errors.general[0]).toContain('al vaak in delen herroepen');
    expect((await seen(number)).obstacle).toBe('too_often');
    // A reply that was lost is given again.
    expect((await api.call('withdrawOrder', last)).status).toBe(200);
    expect(await mailsOf(token)).toHaveLength(2);
  });

  it('says at which field something is missing', async () => {
    const { number } = await ordered();
    expect((await send(number, { name: ' ' })).body.errors).toEqual({ name: ['Vul je naam in.'] });
    const none = await send(number, { lines: pieces([1, 0]) });
    expect(Object.keys(none.body.errors)).toEqual(['general']);
  });

  it('cannot withdraw from a cancelled order', async () => {
    const { number } = await ordered();
    await owner.call('cancelOrder', { ...a.ids, number, version: 1, reason: '', mail: false });
    expect((await send(number)).body.errors).toEqual({
      general: ['Deze bestelling is geannuleerd: er is niets meer te herroepen.'],
    });
  });
});

describe('what the shop says about sending back', () => {
  const company = { name: 'Houtwerk', street: 'Zaagweg 1', email: 'winkel@houtwerk.nl' };
  const textsOf = async (returns: object) => {
    await a.settings({ company, modules: { webshop: returns } });
    const { number, token } = await ordered();
    await send(number);
    const { rows } = await database.admin.pool.query(
      `select kind, text from mail_outbox where order_token = $1 and kind in ('order-confirmation', 'order-withdrawal')`,
      [token],
    );
    expect(rows).toHaveLength(2);
    return rows.map(({ text }) => text as string);
  };

  it('is in the confirmation and in the receipt of a withdrawal', async () => {
    const return_address = 'Magazijn Houtwerk\nKade 2';
    const said = { return_costs: 'buyer', return_costs_about: 'ongeveer € 65', return_address };
    for (const text of await textsOf(said)) {
      expect(text).toContain('De kosten van het terugsturen betaal je zelf.');
      expect(text).toContain('Dan kost terugsturen: ongeveer € 65.');
      expect(text).toContain('Magazijn Houtwerk\nKade 2');
    }
    for (const text of await textsOf({ return_costs: 'shop' })) {
      expect(text).toContain('Terugsturen kost je niets');
      expect(text).toContain('Houtwerk\nZaagweg 1');
    }
  });

  it('stands beside the legal guarantee in the confirmation, unless the shop tells nobody of it', async () => {
    const [shown = ''] = await textsOf({});
    expect(shown).toContain('Wettelijke garantie: ten minste 2 jaar');
    const hidden = await textsOf({ guarantee_notice: false });
    expect(hidden.join()).not.toContain('Wettelijke garantie');
  });

  it('is nothing but the address of the company for a shop that says nothing, or something unknown', async () => {
    for (const said of [{}, { return_costs: 'iemand', return_address: 7 }])
      for (const text of await textsOf(said)) {
        expect(text).not.toMatch(/Terugsturen kost|kosten van het terugsturen/);
        expect(text).toContain('Houtwerk\nZaagweg 1');
      }
  });
});
