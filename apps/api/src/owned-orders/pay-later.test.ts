import { dayAfter } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { beforeEach, describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { getToDoHandler } from '../figures/get-to-do.handler.ts';
import { invoiceHandlers } from '../invoice-files/handlers.ts';
import { company, noFiles } from '../invoice-files/testing/invoice-fixture.ts';
import { releaseExpiredStock } from '../jobs/release-expired-stock.ts';
import { orderListHandlers } from '../order-list/handlers.ts';
import { getOrderForOwnerHandler } from '../orders/get-order-for-owner.handler.ts';
import { restoreOrderHandler } from '../orders/restore-order.handler.ts';
import { mailPayments } from '../payment-mails/mail-payments.ts';
import { findExpired } from '../stock/expired-reservations.repository.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { german, jan, orderFixture } from '../testing/order-fixture.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { ownedOrdersHandlers } from './handlers.ts';
import { refundHandlersWith } from './refund/handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database, { handlers: { restoreOrder: restoreOrderHandler } });
const { a, b, payments } = shop;
const { pool } = database.admin;
const { getBuyerInvoice: _buyer, ...invoices } = invoiceHandlers;
const api = await startOwnerApi(
  database,
  {
    ...ownedOrdersHandlers,
    ...orderListHandlers,
    ...invoices,
    ...refundHandlersWith(60_000),
    getToDo: getToDoHandler,
    getOrderForOwner: getOrderForOwnerHandler,
  },
  a.websiteId,
  b.websiteId,
  {
    payments,
    files: noFiles,
    siteUrl: (host) => `http://${host}`,
    jobs: { enqueue: async () => {} },
  },
);
const table = await a.product({ title: 'Tafel', price_cents: 12_100, stock: 50 });
await a.shipping({ id: 'thuis', price: 0 });
await a.payment('pay_later', { title: 'Achteraf betalen', provider: 'offline', position: 3 });

const DAY = 86_400_000;
const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const offered = async (session: string): Promise<string[]> => {
  const { body } = await shop.api.call('getCart', { ...a.ids, shoppingcart_session: session });
  return Object.keys(body.payment.methods);
};
const setTerms = (terms: object) =>
  pool.query(`update payment_methods set pay_later = $1 where id = 'pay_later'`, [
    { days: 14, buyers: 'all', most: 0, ...terms },
  ]);

/** An order that is paid afterwards. */
async function ordered(quantity = 1) {
  const session = await shop.cart([{ product_id: table, quantity }]);
  await shop.method(session, 'pay_later');
  const { body } = await shop.order(session);
  expect(body.payment.url).toBe('');
  return { number: body.order.number as string, token: body.order.session as string };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

const rowOf = async (token: string) =>
  database.admin.global.selectFrom('orders').selectAll().where('token', '=', token).executeTakeFirstOrThrow();
const seen = async ({ number, token }: Ordered) => ({
  ...a.ids,
  number,
  version: (await rowOf(token)).version,
});
let made = 0;
async function send(order: Ordered, quantity: number) {
  made += 1;
  const lines = [{ position: 1, quantity }];
  const shipment = { carrier: 'postnl', carrier_name: '', track_code: '', track_url: '', lines };
  const id = `later-${made}`;
  const reply = await api.call('sendOrder', { ...(await seen(order)), id, mail: false, shipment });
  expect(reply.status).toBe(200);
  return id;
}
const takeBack = async (order: Ordered, id: string) =>
  api.call('takeBackShipment', { ...(await seen(order)), id });
const documents = async ({ number }: Ordered) =>
  (await api.call('listOrderInvoices', { ...a.ids, number })).body.invoices as {
    id: string;
    kind: string;
    total: number;
  }[];
const documentOf = async ({ token }: Ordered) =>
  (
    await pool.query(
      `select i.document from invoices i join orders o on o.id = i.order_id where o.token = $1 order by i.created_at limit 1`,
      [token],
    )
  ).rows[0]?.document;
const mailsAbout = async ({ token }: Ordered, kind: string) =>
  database.admin.global
    .selectFrom('mail_outbox')
    .select(['subject', 'text'])
    .where('order_token', '=', token)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
const stateOf = async ({ number }: Ordered) => {
  const { body } = await api.call('listOrders', { ...a.ids, query: number, limit: 9 });
  return body.orders[0];
};
const listed = async (search: object) =>
  (
    (await api.call('listOrders', { ...a.ids, ...search, limit: 100 })).body.orders as { number: string }[]
  ).map(({ number }) => number);
const sweep = (moment: number) =>
  mailPayments(
    { db: database.app, now: () => new Date(moment), siteUrl: (host) => `http://${host}` },
    a.websiteId,
  );

beforeEach(async () => {
  await a.settings({ company });
  await setTerms({});
});

describe('paying afterwards in the checkout', () => {
  it('is offered with its term, to whom and up to what its owner says', async () => {
    const session = await shop.cart([{ product_id: table }]);
    const { body } = await shop.api.call('getCart', { ...a.ids, shoppingcart_session: session });
    expect(body.payment.methods.pay_later.description).toMatch(/^Je betaalt binnen 14 dagen nadat/);
    await setTerms({ most: 12_100 });
    expect(await offered(session)).toContain('pay_later');
    await setTerms({ most: 12_099 });
    expect(await offered(session)).not.toContain('pay_later');
    await setTerms({ buyers: 'companies' });
    expect(await offered(session)).not.toContain('pay_later');
    const firm = await shop.cart([{ product_id: table }], {
      ...german,
      invoice_country: 'NL',
      invoice_tax_number: '',
    });
    expect(await offered(firm)).toContain('pay_later');
    await setTerms({ buyers: 'consumers' });
    expect(await offered(firm)).not.toContain('pay_later');
    expect(await offered(session)).toContain('pay_later');
  });

  it('is refused with the reason, also when it stopped being possible after it was chosen', async () => {
    await setTerms({ buyers: 'companies' });
    const session = await shop.cart([{ product_id: table }], jan);
    const chosen = await shop.method(session, 'pay_later');
    expect(chosen.body.errors.payment_method[0]).toMatch(/niet achteraf betalen/);
    await setTerms({});
    expect((await shop.method(session, 'pay_later')).status).toBe(200);
    const shown = await shop.shown(session);
    await setTerms({ most: 100 });
    const { status, body } = await shop.press(session, shown);
    expect([status, body.code]).toEqual([409, 'cart_changed']);
    expect(body.errors.general[0]).toBe('De betaalmethode is nu: ideal.');
  });

  it('is never skipped by a shop that has no other method', async () => {
    await pool.query(
      `update payment_methods set enabled = false where id <> 'pay_later' and website_id = $1`,
      [a.websiteId],
    );
    await setTerms({ buyers: 'companies' });
    const session = await shop.cart([{ product_id: table }], jan);
    const { status, body } = await shop.order(session);
    await pool.query('update payment_methods set enabled = true');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['payment_method']]);
  });

  it('needs the account of the shop', async () => {
    const session = await shop.cart([{ product_id: table }]);
    await pool.query(`update payment_methods set transfer = null where id = 'pay_later'`);
    const without = await offered(session);
    await pool.query(
      `update payment_methods set transfer = '{"iban":"NL91ABNA0417164300","holder":"Houtwerk B.V.","days":14}' where id = 'pay_later'`,
    );
    expect(without).not.toContain('pay_later');
    expect(await offered(session)).toContain('pay_later');
  });
});

describe('an order that is paid afterwards', () => {
  it('waits to be sent, says its term and keeps the days that were agreed', async () => {
    const order = await ordered();
    await setTerms({ days: 30 });
    const page = (await shop.get(order.token)).body;
    expect(page.payment.later).toEqual({ days: 14, due_date: '' });
    expect(page.payment.transfer).toMatchObject({ iban: 'NL91 ABNA 0417 1643 00', due_date: '' });
    expect(page.order.broken_off).toBe(false);
    expect(await stateOf(order)).toMatchObject({ pays_later: true, later_due: '', payment_status: '' });
    expect(await listed({ part: 'to_send', query: order.number })).toEqual([order.number]);
    expect(await listed({ part: 'unpaid', query: order.number })).toEqual([order.number]);
    const [mail] = await mailsAbout(order, 'order-confirmation');
    expect(plain(mail?.text)).toContain('Je betaalt binnen 14 dagen nadat je hele bestelling is verzonden');
    expect(mail?.text).not.toContain('NL91');
    expect(await documents(order)).toEqual([]);
  });

  it('keeps its stock as long as one that is paid, also when an online payment is broken off', async () => {
    const before = await shop.stockOf(table);
    const order = await ordered(2);
    const later = new Date(Date.now() + 400 * DAY);
    const { body } = await shop.pay(order.token);
    await shop.choose(body.payment.url, 'failed');
    const { id, payment_method } = await rowOf(order.token);
    expect(payment_method).toBe('pay_later');
    const deps = { db: database.app, now: () => later, payments } as never;
    await releaseExpiredStock(deps, a.websiteId);
    const expired = await withWebsite(database.app, a.websiteId, (tx) => findExpired(tx, a.websiteId, later));
    expect(expired).not.toContain(id);
    expect((await shop.stockOf(table)).reserved).toBe(before.reserved + 2);
    // It goes on as it was: to be sent, and not back to the cart.
    expect(await listed({ part: 'to_send', query: order.number })).toEqual([order.number]);
    const page = (await shop.get(order.token)).body;
    expect([page.order.broken_off, page.payment.payment_status]).toEqual([false, 'failed']);
    const restored = await shop.api.call('restoreOrder', {
      ...a.ids,
      order_session: order.token,
      email: 'jan@voorbeeld.nl',
    });
    expect(restored.status).not.toBe(200);
  });

  it('keeps its use of a discount when an online payment is broken off', async () => {
    const discount = await a.discount();
    const order = await ordered();
    const { body } = await shop.pay(order.token);
    await shop.choose(body.payment.url, 'failed');
    const { id } = await rowOf(order.token);
    const { rows } = await pool.query('select released from discount_uses where order_id = $1', [id]);
    await pool.query('delete from discounts where id = $1', [discount]);
    expect(rows).toEqual([{ released: false }]);
  });

  it('is invoiced and asked for once all of it was sent, with account, day and link, each once', async () => {
    const order = await ordered(2);
    await send(order, 1);
    expect(await documents(order)).toEqual([]);
    expect(await mailsAbout(order, 'order-payment-request')).toEqual([]);
    await send(order, 1);
    const due = dayAfter(dutchDayOf(new Date()), 14);
    expect((await rowOf(order.token)).pay_by).toBe(due);
    expect(await documents(order)).toMatchObject([{ kind: 'invoice', total: 24_200 }]);
    expect(await documentOf(order)).toMatchObject({
      due,
      pay_to: { iban: 'NL91ABNA0417164300', reference: order.number },
      totals: { paid: 0, gross: 24_200 },
    });
    const [mail, ...more] = await mailsAbout(order, 'order-payment-request');
    expect(more).toEqual([]);
    for (const part of [
      '€ 242,00',
      'NL91 ABNA 0417 1643 00',
      'Houtwerk B.V.',
      `Bestelling ${order.number}`,
      'http://a.test/',
    ])
      expect(plain(mail?.text)).toContain(part);
    expect(mail?.subject).toMatch(new RegExp(`^Betaal bestelling ${order.number} uiterlijk `));
    expect(await stateOf(order)).toMatchObject({ later_due: 'open' });
    expect(await listed({ later: 'open', query: order.number })).toEqual([order.number]);
    expect((await shop.get(order.token)).body.payment.later.due_date).toBe(`${due}T12:00:00.000Z`);
  });

  it('is paid by the link like any other, and by hand as a transfer is', async () => {
    const online = await ordered();
    await send(online, 1);
    const { body } = await shop.pay(online.token);
    await shop.choose(body.payment.url, 'paid');
    expect(await stateOf(online)).toMatchObject({ payment_status: 'paid', later_due: '' });
    expect(await listed({ part: 'completed', query: online.number })).toEqual([online.number]);
    expect((await shop.get(online.token)).body.payment).not.toHaveProperty('later');
    expect(await documents(online)).toHaveLength(1);
    const byHand = await ordered();
    const received_on = dutchDayOf(new Date());
    const entered = await api.call('markOrderPaid', { ...(await seen(byHand)), received_on });
    expect(entered.status).toBe(200);
    // Paid before it was sent: invoiced then, and asked for nothing afterwards.
    expect(await documents(byHand)).toMatchObject([{ kind: 'invoice' }]);
    await send(byHand, 1);
    expect(await mailsAbout(byHand, 'order-payment-request')).toEqual([]);
  });

  it('is overdue after its last day, and its buyer is reminded once', async () => {
    const order = await ordered();
    await send(order, 1);
    const today = dutchDayOf(new Date());
    const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
    const due = dayAfter(today, 14);
    await sweep(at(due));
    expect(await mailsAbout(order, 'order-payment-reminder')).toEqual([]);
    await sweep(at(dayAfter(due, 1)));
    await sweep(at(dayAfter(due, 2)));
    const [mail, ...more] = await mailsAbout(order, 'order-payment-reminder');
    expect(more).toEqual([]);
    expect(plain(mail?.text)).toContain('NL91 ABNA 0417 1643 00');
    const returned = await ordered();
    await send(returned, 1);
    await pool.query(
      `insert into withdrawals (website_id, id, order_id, name, lines) select website_id, 'terug', id, 'Jan', '[]' from orders where token = $1`,
      [returned.token],
    );
    await sweep(at(dayAfter(due, 1)));
    expect(await mailsAbout(returned, 'order-payment-reminder')).toEqual([]);
    await pool.query('update orders set pay_by = $2 where token = $1', [order.token, dayAfter(today, -1)]);
    expect(await stateOf(order)).toMatchObject({ later_due: 'overdue' });
    expect(await listed({ later: 'overdue' })).toEqual([order.number]);
    expect((await api.call('getToDo', a.ids)).body).toMatchObject({ later_overdue: 1 });
    await pool.query('update orders set pay_by = $2 where token = $1', [order.token, today]);
    expect(await listed({ later: 'overdue' })).toEqual([]);
  });

  it('takes its pieces out of the stock when all of it was sent, once, and puts them back when that is taken back', async () => {
    const before = await shop.stockOf(table);
    const order = await ordered(2);
    const reserved = { on_hand: before.on_hand, reserved: before.reserved + 2 };
    await send(order, 1);
    expect(await shop.stockOf(table)).toEqual(reserved);
    const id = await send(order, 1);
    const taken = { on_hand: before.on_hand - 2, reserved: before.reserved };
    expect(await shop.stockOf(table)).toEqual(taken);
    await takeBack(order, id);
    expect(await shop.stockOf(table)).toEqual(reserved);
    await send(order, 1);
    await api.call('markOrderPaid', { ...(await seen(order)), received_on: dutchDayOf(new Date()) });
    expect(await shop.stockOf(table)).toEqual(taken);
  });

  it('keeps its paid pieces out of the stock when its parcel is taken back', async () => {
    const before = await shop.stockOf(table);
    const order = await ordered();
    await api.call('markOrderPaid', { ...(await seen(order)), received_on: dutchDayOf(new Date()) });
    await takeBack(order, await send(order, 1));
    expect(await shop.stockOf(table)).toEqual({ ...before, on_hand: before.on_hand - 1 });
  });

  it('is cancelled with nothing to give back: what was invoiced is credited', async () => {
    const before = await shop.stockOf(table);
    const order = await ordered();
    const id = await send(order, 1);
    expect((await api.call('cancelOrder', { ...(await seen(order)), reason: '', mail: false })).status).toBe(
      422,
    );
    await takeBack(order, id);
    expect((await rowOf(order.token)).pay_by).toBeNull();
    const refund = { lines: [], shipping: 0, free: 100 };
    const asked = { refund, double: '', restock: [], reason: '', id: 'later-refund' };
    expect((await api.call('refundOrder', { ...(await seen(order)), ...asked })).status).toBe(422);
    await api.call('cancelOrder', { ...(await seen(order)), reason: '', mail: false });
    expect(await documents(order)).toMatchObject([
      { kind: 'invoice', total: 12_100 },
      { kind: 'credit_note', total: 12_100 },
    ]);
    expect(await shop.stockOf(table)).toEqual(before);
    expect(await listed({ part: 'unpaid', query: order.number })).toEqual([]);
    expect(await stateOf(order)).toMatchObject({ later_due: '', status: 'cancelled' });
  });

  it('counts as sold from the day on which it was placed', async () => {
    const order = await ordered();
    const { rows } = await pool.query(
      `select is_booked from order_vat v join orders o on o.id = v.order_id where o.token = $1`,
      [order.token],
    );
    expect(rows).toEqual([{ is_booked: true }]);
  });
});

describe('an order of which a part comes back before it is paid', () => {
  const sentOrder = async (quantity: number) => {
    const order = await ordered(quantity);
    const shipment = await send(order, quantity);
    return { ...order, shipment };
  };
  const lineOf = async ({ token }: Ordered) =>
    (await rowOf(token)).snapshot.cart.shoppingcart.products[0]?.id ?? '';
  let asked = 0;
  const lowering = async (order: Ordered, pieces: number, free = 0) => {
    asked += 1;
    const id = await lineOf(order);
    const lines = pieces > 0 ? [{ id, pieces }] : [];
    const refund = { lines, shipping: 0, free };
    const restock = pieces > 0 ? [id] : [];
    return { ...(await seen(order)), refund, double: '', restock, reason: 'retour', id: `lowering-${asked}` };
  };
  const lower = async (order: Ordered, pieces: number, free = 0) =>
    api.call('refundOrder', await lowering(order, pieces, free));
  const shown = async ({ token }: Ordered) => (await shop.get(token)).body.payment;
  const sold = async () =>
    (
      await pool.query(
        `select (select coalesce(sum(turnover), 0)::int from sale_hours where website_id = $1) as hours,
           (select coalesce(sum(turnover), 0)::int from sale_days where website_id = $1) as days,
           (select coalesce(sum(turnover), 0)::int from customers where website_id = $1) as customers`,
        [a.websiteId],
      )
    ).rows[0];
  const soldSince = async (before: Record<string, number>) => {
    const now = await sold();
    return Object.fromEntries(Object.keys(now).map((name) => [name, now[name] - (before[name] ?? 0)]));
  };
  const same = (cents: number) => ({ hours: cents, days: cents, customers: cents });

  it('is asked for less: on its page, in its mails, at its payment and in the books', async () => {
    const before = await sold();
    const stock = await shop.stockOf(table);
    const order = await sentOrder(3);
    expect((await api.call('listRefunds', { ...a.ids, number: order.number })).body).toMatchObject({
      paid: 'later',
      remainder: { rates: [{ gross: 36_300, tax: 6_300 }] },
    });
    const { status, body } = await lower(order, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ paid: 'later', remainder: { rates: [{ gross: 24_200 }] } });
    expect(body.refunds).toMatchObject([{ lowered: true, by_hand: false, state: 'done', amount: 12_100 }]);

    expect(await shown(order)).toMatchObject({
      lowered_incl_tax: 121,
      transfer: { amount_incl_tax: 242 },
    });
    const [mail] = await mailsAbout(order, 'order-lowered');
    expect(plain(mail?.subject)).toBe(`Je betaalt € 121,00 minder voor bestelling ${order.number}`);
    expect(plain(mail?.text)).toContain('Je betaalt nog € 242,00, uiterlijk op ');
    expect(await documents(order)).toMatchObject([
      { kind: 'invoice', total: 36_300 },
      { kind: 'credit_note', total: 12_100 },
    ]);
    expect(await shop.stockOf(table)).toEqual({ ...stock, on_hand: stock.on_hand - 2 });
    expect(await soldSince(before)).toEqual(same(20_000));
  });

  it('asks for the rest alone when it is paid through the provider, and is in no figure as long as that is a test', async () => {
    const before = await sold();
    const order = await sentOrder(2);
    await lower(order, 1);
    expect(await soldSince(before)).toEqual(same(10_000));
    const { body } = await shop.pay(order.token, 'ideal');
    expect(body.payment.url).toMatch(/^http/);
    const { rows } = await pool.query(
      `select p.amount from payment_attempts p join orders o on o.id = p.order_id where o.token = $1`,
      [order.token],
    );
    expect(rows).toEqual([{ amount: 12_100 }]);
    expect(await rowOf(order.token)).toMatchObject({ is_test: true });
    expect(await soldSince(before)).toEqual(same(0));

    const received_on = (await rowOf(order.token)).created_at.toISOString().slice(0, 10);
    expect((await api.call('markOrderPaid', { ...(await seen(order)), received_on })).status).toBe(200);
    expect(await rowOf(order.token)).toMatchObject({ is_test: false, payment_status: 'paid' });
    expect(await soldSince(before)).toEqual(same(10_000));
  });

  it('is paid with what is left, of which no more than that can be paid back', async () => {
    const before = await sold();
    const order = await sentOrder(3);
    await lower(order, 1);
    const actions = async () => (await api.call('getOrderActions', { ...a.ids, number: order.number })).body;
    expect(await actions()).toMatchObject({ due: 242 });
    const received_on = (await rowOf(order.token)).created_at.toISOString().slice(0, 10);
    expect((await api.call('markOrderPaid', { ...(await seen(order)), received_on })).status).toBe(200);
    expect(await actions()).toMatchObject({ due: 0, facts: { held: 242, entered: 'whole' } });
    expect(await shown(order)).toMatchObject({ payment_status: 'paid', transfer: null });
    const { rows } = await pool.query(
      `select p.amount from received_payments p join orders o on o.id = p.order_id where o.token = $1`,
      [order.token],
    );
    expect(rows).toEqual([{ amount: 24_200 }]);

    const { body } = await api.call('listRefunds', { ...a.ids, number: order.number });
    expect(body).toMatchObject({ paid: 'hand', remainder: { rates: [{ gross: 24_200, tax: 4_200 }] } });
    expect((await lower(order, 3)).status).toBe(422);
    const { body: last } = await lower(order, 2);
    expect(last.refunds).toMatchObject([
      { amount: 12_100 },
      { amount: 24_200, lowered: false, by_hand: true },
    ]);
    expect(last.remainder.rates).toEqual([{ vat: 'S:2100', gross: 0, tax: 0 }]);
    const credited = (await documents(order)).filter(({ kind }) => kind === 'credit_note');
    expect(credited.map(({ total }) => total)).toEqual([12_100, 24_200]);
    expect(await soldSince(before)).toEqual(same(0));
  });

  it('is cancelled when nothing is left to pay, and is no sale', async () => {
    const before = await sold();
    const stock = await shop.stockOf(table);
    const order = await sentOrder(3);
    await lower(order, 1);
    const { status, body } = await lower(order, 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({ paid: 'none', refunds: [{ state: 'failed' }, { state: 'failed' }] });
    expect(await rowOf(order.token)).toMatchObject({ status: 'cancelled' });
    expect(await documents(order)).toMatchObject([
      { kind: 'invoice', total: 36_300 },
      { kind: 'credit_note', total: 12_100 },
      { kind: 'credit_note', total: 24_200 },
    ]);
    const mails = await mailsAbout(order, 'order-lowered');
    expect(mails.map(({ text }) => text.includes('Je hoeft niets meer te betalen'))).toEqual([false, true]);
    expect(await shop.stockOf(table)).toEqual(stock);
    expect(await soldSince(before)).toEqual(same(0));
    expect(await listed({ part: 'unpaid', query: order.number })).toEqual([]);
  });

  it('has a free amount taken off, and once that is all that its withdrawal asks the reminder names what is left', async () => {
    const order = await sentOrder(1);
    const { pay_by } = await rowOf(order.token);
    const remind = () => sweep(Date.parse(`${pay_by}T12:00:00Z`) + 2 * DAY);
    const settle = () =>
      pool.query(
        `update withdrawals set state = 'paid_back' where order_id = (select id from orders where token = $1)`,
        [order.token],
      );
    await pool.query(
      `insert into withdrawals (website_id, id, order_id, name, lines) select website_id, 'deels', id, 'Jan', '[]' from orders where token = $1`,
      [order.token],
    );
    await remind();
    await settle();
    await remind();
    expect(await mailsAbout(order, 'order-payment-reminder')).toEqual([]);
    expect((await lower(order, 0, 2_100)).status).toBe(200);
    await remind();
    const [mail] = await mailsAbout(order, 'order-payment-reminder');
    expect(plain(mail?.text)).toContain('€ 100,00');
    expect(plain(mail?.text)).not.toContain('€ 121,00');
  });

  it('is lowered once by equal requests, one after the other and at once', async () => {
    const order = await sentOrder(5);
    const request = await lowering(order, 1);
    const replies = await Promise.all([1, 2, 3].map(() => api.call('refundOrder', request)));
    for (const { status, body } of [...replies, await api.call('refundOrder', request)]) {
      expect(status).toBe(200);
      expect(body.refunds).toHaveLength(1);
    }
    const stale = { ...request, id: 'lowering-other' };
    expect((await api.call('refundOrder', stale)).status).toBe(409);
    expect((await shown(order)).lowered_incl_tax).toBe(121);
  });

  it('is not lowered by more than is left, nor before it was sent, nor while its buyer may be paying', async () => {
    const order = await ordered(2);
    expect((await lower(order, 1)).body.errors).toEqual({
      general: ['Deze bestelling is nog niet betaald.'],
    });
    await send(order, 2);
    expect((await lower(order, 3)).body.errors).toEqual({
      'refund.lines.0.pieces': ['Er zijn nog 2 stuks over.'],
    });
    await shop.pay(order.token, 'ideal');
    expect((await lower(order, 1)).body.errors).toEqual({
      general: ['De klant is misschien net aan het betalen. Probeer het over een kwartier opnieuw.'],
    });
  });

  it('keeps its parcel sent, because what came back may be on the shelf already', async () => {
    const order = await sentOrder(2);
    await lower(order, 1);
    const { status, body } = await takeBack(order, order.shipment);
    expect(status).toBe(422);
    expect(body.errors.general[0]).toContain('Haal de rest van het bedrag eraf');
    expect((await rowOf(order.token)).sent).toBe('all');
  });
});
