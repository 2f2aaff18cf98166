import { dutchDayOf } from '@etalage/texts/format';
import { beforeAll, describe, expect, it } from 'vitest';
import { withWebsite } from '../../db/with-website.ts';
import { createEmulatedRefund } from '../../ports/payment/emulator/emulator-refunds.ts';
import { invoiceHandlers } from '../../invoice-files/handlers.ts';
import { company, noFiles } from '../../invoice-files/testing/invoice-fixture.ts';
import { tryReconcile } from '../../payments/try-reconcile.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { ownedOrdersHandlers } from '../handlers.ts';
import { refundHandlersWith } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b, payments } = shop;
const { pool } = database.admin;
const { getBuyerInvoice: _buyer, ...invoices } = invoiceHandlers;
const siteUrl = (host: string) => `http://${host}`;
const jobs = { enqueue: async () => {} };
const api = await startOwnerApi(
  database,
  { ...ownedOrdersHandlers, ...invoices, ...refundHandlersWith(60_000) },
  a.websiteId,
  b.websiteId,
  { payments, files: noFiles, siteUrl, jobs },
);
const table = await a.product({ title: 'Tafel', price_cents: 12_100, stock: 50 });
await a.shipping({ id: 'thuis', price: 0 });
await a.payment('pay_later', { title: 'Achteraf betalen', provider: 'offline', position: 3 });

beforeAll(async () => {
  await a.settings({ company });
  await pool.query(
    `update payment_methods set pay_later = '{"days":14,"buyers":"all","most":0}' where id = 'pay_later'`,
  );
});

/** An order of tables that was sent and is paid afterwards. */
async function sent(quantity: number) {
  const session = await shop.cart([{ product_id: table, quantity }]);
  await shop.method(session, 'pay_later');
  const { body } = await shop.order(session);
  const order = { number: body.order.number as string, token: body.order.session as string };
  const lines = [{ position: 1, quantity }];
  const shipment = { carrier: 'postnl', carrier_name: '', track_code: '', track_url: '', lines };
  const id = `sent-${order.number}`;
  await api.call('sendOrder', { ...(await seen(order)), id, mail: false, shipment });
  return order;
}
type Sent = Awaited<ReturnType<typeof sent>>;

const rowOf = async ({ token }: Sent) =>
  database.admin.global.selectFrom('orders').selectAll().where('token', '=', token).executeTakeFirstOrThrow();
const seen = async (order: Sent) => ({
  ...a.ids,
  number: order.number,
  version: (await rowOf(order)).version,
});
const refundsOf = async ({ number }: Sent) => (await api.call('listRefunds', { ...a.ids, number })).body;
let asked = 0;
async function payBack(order: Sent, about: { pieces?: number; double?: string }) {
  asked += 1;
  const { snapshot } = await rowOf(order);
  const line = snapshot.cart.shoppingcart.products[0]?.id ?? '';
  const lines = about.pieces ? [{ id: line, pieces: about.pieces }] : [];
  return api.call('refundOrder', {
    ...(await seen(order)),
    id: `too-much-${asked}`,
    refund: { lines, shipping: 0, free: 0 },
    double: about.double ?? '',
    restock: [],
    reason: '',
  });
}
const enter = async (order: Sent, amount?: number) =>
  api.call('markOrderPaid', { ...(await seen(order)), received_on: dutchDayOf(new Date()), amount });
const credited = async ({ number }: Sent) => {
  const { body } = await api.call('listOrderInvoices', { ...a.ids, number });
  const documents = body.invoices as { kind: string; total: number }[];
  return documents.filter(({ kind }) => kind === 'credit_note').map(({ total }) => total);
};

/** An order of two tables of which one came back, after which the payment of both arrived that had been given up. */
async function paidLate() {
  const order = await sent(2);
  const { body } = await shop.pay(order.token, 'ideal');
  const url = body.payment.url as string;
  await shop.choose(url, 'expired');
  expect((await payBack(order, { pieces: 1 })).status).toBe(200);
  await shop.script(url, [{ status: 'paid' }]);
  await reconcile(url);
  expect(await rowOf(order)).toMatchObject({ payment_status: 'paid', double_paid: true });
  return { order, url };
}

const madeAtProvider = async (url: string) =>
  database.admin.global
    .selectFrom('payment_emulator_refunds')
    .selectAll()
    .where('payment_id', '=', shop.pspIdOf(url))
    .execute();
const reconcile = (url: string) =>
  tryReconcile(
    {
      db: database.app,
      now: () => new Date(),
      log: { warn: () => {}, error: () => {} },
      payments,
      jobs,
      siteUrl,
    } as never,
    a.websiteId,
    shop.pspIdOf(url),
  );

describe('a payment of the amount from before it was lowered', () => {
  it('has more than was asked, which goes back by itself and without a credit note', async () => {
    const { order, url } = await paidLate();
    const { doubles, remainder } = await refundsOf(order);
    expect(doubles).toMatchObject([{ amount: 12_100, by_hand: false }]);
    expect(remainder.rates).toMatchObject([{ gross: 12_100, tax: 2_100 }]);
    const { body } = await payBack(order, { double: doubles[0].payment_id });
    expect(body.doubles).toEqual([]);
    expect(body.refunds).toMatchObject([
      { kind: 'order', lowered: true, amount: 12_100 },
      { kind: 'double', lowered: false, amount: 12_100, state: 'done', split: { rates: [] } },
    ]);
    expect(await madeAtProvider(url)).toMatchObject([{ amount: { value: '121.00' } }]);
    expect(await rowOf(order)).toMatchObject({ double_paid: false, payment_status: 'partially_refunded' });
    expect(await credited(order)).toEqual([12_100]);
    const again = await payBack(order, { double: doubles[0].payment_id });
    expect(again.body.errors).toEqual({ double: ['Wat er te veel was betaald, is al terugbetaald.'] });
    await payBack(order, { pieces: 1 });
    expect(await rowOf(order)).toMatchObject({ payment_status: 'refunded' });
    expect(await credited(order)).toEqual([12_100, 12_100]);
  });

  it('that goes back in the account at the provider gives back what was too much first, and then a part of the order', async () => {
    const { order, url } = await paidLate();
    await withWebsite(database.app, a.websiteId, async (tx) => {
      const payment = await shop.emulated(url);
      if (!payment) throw new Error('the payment is not there');
      await createEmulatedRefund(tx, payment, { amount: { currency: 'EUR', value: '131.00' } });
    });
    await reconcile(url);
    const { refunds, doubles, remainder } = await refundsOf(order);
    expect(refunds.slice(1)).toMatchObject([
      { kind: 'double', amount: 12_100 },
      { kind: 'order', amount: 1_000 },
    ]);
    expect([doubles, remainder.rates[0].gross]).toEqual([[], 11_100]);
    expect(await credited(order)).toEqual([12_100, 1_000]);
    expect((await rowOf(order)).double_paid).toBe(false);
  });
});

describe('a payment that a member enters', () => {
  it('may be more than was asked, and the rest goes back by hand', async () => {
    const order = await sent(1);
    expect((await enter(order, 15_000)).status).toBe(200);
    expect(await rowOf(order)).toMatchObject({ payment_status: 'paid', double_paid: true });
    const { doubles, remainder } = await refundsOf(order);
    expect(doubles).toMatchObject([{ amount: 2_900, by_hand: true }]);
    expect(remainder.rates).toMatchObject([{ gross: 12_100 }]);
    const { body } = await payBack(order, { double: doubles[0].payment_id });
    expect(body.refunds).toMatchObject([{ kind: 'double', amount: 2_900, by_hand: true, state: 'done' }]);
    expect((await rowOf(order)).double_paid).toBe(false);
    expect(await credited(order)).toEqual([]);
  });

  it('is what was asked without an amount, and no less and not ten times that', async () => {
    const order = await sent(1);
    expect((await enter(order, 12_099)).body.errors).toEqual({
      amount: [
        'Dit is minder dan je klant moet betalen. Markeer de bestelling pas als betaald als alles binnen is.',
      ],
    });
    expect((await enter(order, 121_000)).body.errors).toEqual({
      amount: ['Dit is minstens tien keer wat je klant moet betalen. Controleer het bedrag.'],
    });
    expect((await rowOf(order)).payment_status).toBe('');
    expect((await enter(order)).status).toBe(200);
    expect(await rowOf(order)).toMatchObject({ payment_status: 'paid', double_paid: false });
    expect((await refundsOf(order)).doubles).toEqual([]);
  });
});
