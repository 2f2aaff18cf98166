import type { listRefunds, OutputOf } from '@etalage/api-contract';
import { askedForAll } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../../db/with-website.ts';
import type { RefundAnswer } from '../../db/tables/payments.ts';
import { tryReconcile } from '../../payments/try-reconcile.ts';
import { findEmulated } from '../../ports/payment/emulator/emulator-payments.ts';
import { createEmulatedRefund, scriptRefundAnswers } from '../../ports/payment/emulator/emulator-refunds.ts';
import { PaymentProviderError } from '../../ports/payment/payment-provider.ts';
import type { Payments } from '../../ports/payment/payments.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { ownerContractCases, startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { finishRefunds } from './finish-refunds.ts';
import { refundHandlersWith } from './handlers.ts';

type Refunds = OutputOf<typeof listRefunds>;

/** Set by a test to hold back the answers of the provider. */
const provider = { wait: undefined as Promise<void> | undefined };
const slow = (payments: Payments): Payments => ({
  ...payments,
  provider: {
    ...payments.provider,
    refund: async (refund) => {
      await provider.wait;
      return payments.provider.refund(refund);
    },
  },
});

const database = await createTestDatabase();
const shop = await orderFixture(database, { wrap: slow });
const { a, b, payments } = shop;
const siteUrl = (host: string) => `http://${host}`;
const jobs = { enqueue: async () => {} };
const ports = { payments, jobs, siteUrl };
const api = await startOwnerApi(database, refundHandlersWith(60_000), a.websiteId, b.websiteId, ports);
const hasty = await startOwnerApi(database, refundHandlersWith(20), a.websiteId, b.websiteId, ports);
await a.payment('kaart', { position: 3 });
const deps = {
  db: database.app,
  payments,
  jobs,
  siteUrl,
  log: { warn: () => {}, error: () => {} },
  now: () => new Date(),
};
const table = await a.product({ title: 'Tafel', price_cents: 12_100, stock: 1000 });
const nothing = { lines: [], shipping: 0, free: 0 };
let count = 0;
const newRefundId = () => `refund-${(count += 1)}-test`;

interface Paid {
  readonly number: string;
  readonly token: string;
  readonly url: string;
}

/** A paid order of three tables. */
async function paid(quantity = 3): Promise<Paid> {
  const { token, url } = await shop.placed([{ product_id: table, quantity }]);
  await shop.choose(url, 'paid');
  const { number } = await orderRow(token);
  return { number, token, url };
}

const orderRow = (token: string) =>
  database.admin.global.selectFrom('orders').selectAll().where('token', '=', token).executeTakeFirstOrThrow();
const script = (url: string, answers: readonly RefundAnswer[]) =>
  withWebsite(database.app, a.websiteId, (tx) =>
    scriptRefundAnswers(tx, a.websiteId, shop.pspIdOf(url), answers),
  );
const seen = async (number: string) => (await api.call('listRefunds', { ...a.ids, number })).body as Refunds;
/** A request that pays back free cents, unless it says what else. */
async function request(number: string, changes: object = {}) {
  const { version } = await seen(number);
  const plain = { refund: { ...nothing, free: 100 }, double: '', restock: [], reason: '' };
  return { ...a.ids, number, version, id: newRefundId(), ...plain, ...changes };
}
const refund = async (number: string, changes: object = {}) =>
  api.call('refundOrder', await request(number, changes));
const statesOf = ({ refunds }: Refunds) => refunds.map(({ state }) => state);
const statusOf = async (token: string) => {
  const { body } = await shop.get(token);
  return body.payment.payment_status as string;
};
const madeAtProvider = async (url: string) =>
  database.admin.global
    .selectFrom('payment_emulator_refunds')
    .selectAll()
    .where('payment_id', '=', shop.pspIdOf(url))
    .execute();
const mailsOf = async (id: string) =>
  database.admin.global
    .selectFrom('mail_outbox')
    .selectAll()
    .where('unique_key', 'like', `order-refund:%:${id}`)
    .execute();
const mailCount = async () =>
  (await database.admin.pool.query(`select from mail_outbox where unique_key like 'order-refund:%'`))
    .rowCount ?? 0;
/** Pays back euros of a payment without this shop, which is told about it. */
async function paidBackThere(url: string, value: string) {
  await withWebsite(database.app, a.websiteId, async (tx) => {
    const payment = await findEmulated(tx, a.websiteId, shop.pspIdOf(url));
    if (payment && value !== '0.00')
      await createEmulatedRefund(tx, payment, { amount: { currency: 'EUR', value } });
  });
  await tryReconcile(deps, a.websiteId, shop.pspIdOf(url));
}
const laterOn = () =>
  database.admin.pool.query(
    `update refunds set tried_at = tried_at - interval '1 day', created_at = created_at - interval '1 day'`,
  );

/** An order of which many cents can be paid back. */
const large = await paid(50);
const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor' as const] };
const foreign = async (endpoint: object) => ({
  title: 'that does not exist',
  body: { ...endpoint, number: 'B-0' },
  code: 'not_found',
});

ownerContractCases({
  ...shared,
  endpoint: 'listRefunds',
  good: async () => ({ ...a.ids, number: large.number }),
  refused: async () => [await foreign({ ...a.ids })],
});
ownerContractCases({
  ...shared,
  endpoint: 'refundOrder',
  good: () => request(large.number, { refund: { ...nothing, free: 1 } }),
  refused: async () => {
    const { number } = large;
    return [
      await foreign(await request(number)),
      { title: 'seen in an older version', body: await request(number, { version: 1 }), code: 'conflict' },
      {
        title: 'with more than was paid',
        body: await request(number, { refund: { ...nothing, free: 605_001 } }),
        code: 'validation_failed',
      },
      { title: 'of nothing', body: await request(number, { refund: nothing }), code: 'validation_failed' },
      { title: 'of no double', body: await request(number, { double: 'x' }), code: 'validation_failed' },
    ];
  },
});
ownerContractCases({
  ...shared,
  endpoint: 'retryRefund',
  good: async () => {
    const { number, url } = large;
    await script(url, ['refused']);
    const asked = await request(number, { refund: { ...nothing, free: 1 } });
    const { body } = await api.call('refundOrder', asked);
    return { ...a.ids, number, version: (body as Refunds).version, id: asked.id };
  },
  refused: async () => [
    {
      title: 'that does not exist',
      body: { ...a.ids, number: large.number, version: 1, id: 'onbekend-1' },
      code: 'not_found',
    },
  ],
});

describe('paying back an order', () => {
  it('pays one piece and then the rest, exactly what was paid', async () => {
    const { number, token, url } = await paid();
    const { remainder } = await seen(number);
    const [line] = remainder.lines;
    const first = await refund(number, {
      refund: { ...nothing, lines: [{ id: line?.id, pieces: 1 }] },
      restock: [line?.id],
    });
    const after = first.body as Refunds;
    expect(after.refunds).toMatchObject([
      {
        amount: 12_100,
        state: 'done',
        restocked: [{ id: line?.id, pieces: 1 }],
        split: { rates: [{ vat: 'S:2100', gross: 12_100, tax: 2_100 }] },
      },
    ]);
    expect((await shop.get(token)).body.payment).toMatchObject({
      payment_status: 'partially_refunded',
      refunded_incl_tax: 121,
    });
    const rest = await refund(number, { refund: askedForAll(after.remainder) });
    expect((rest.body as Refunds).refunds.map(({ amount }) => amount)).toEqual([12_100, 24_200]);
    expect((rest.body as Refunds).remainder.rates).toEqual([{ vat: 'S:2100', gross: 0, tax: 0 }]);
    expect(await statusOf(token)).toBe('refunded');
    expect((await madeAtProvider(url)).map(({ amount }) => amount.value)).toEqual(['121.00', '242.00']);
    expect((await refund(number)).status).toBe(422);
  });

  it('puts pieces back in the stock once, with the order as their cause', async () => {
    const { number, token } = await paid(2);
    const before = await shop.stockOf(table);
    const [line] = (await seen(number)).remainder.lines;
    const lines = [{ id: line?.id, pieces: 1 }];
    await refund(number, { refund: { ...nothing, lines }, restock: [line?.id], reason: 'Kapot' });
    await refund(number, { refund: { ...nothing, lines } });
    expect((await shop.stockOf(table)).on_hand).toBe(before.on_hand + 1);
    expect((await seen(number)).restockable).toEqual([{ id: line?.id, pieces: 1 }]);
    const movements = await database.admin.global
      .selectFrom('stock_movements')
      .select(['change', 'reason', 'note', 'member_name'])
      .where('order_id', '=', (await orderRow(token)).id)
      .where('reason', '=', 'return')
      .execute();
    expect(movements).toEqual([
      { change: 1, reason: 'return', note: 'Kapot', member_name: 'Naam van owner' },
    ]);
  });

  it('keeps a cancelled order cancelled', async () => {
    const { number, token } = await paid();
    await database.admin.pool.query(`update orders set status = 'cancelled' where token = $1`, [token]);
    await refund(number);
    expect((await orderRow(token)).status).toBe('cancelled');
  });

  it('records who did it, and tells the buyer once', async () => {
    const { number, token } = await paid();
    const asked = await request(number, { reason: 'Te laat' });
    await api.call('refundOrder', asked);
    await api.call('refundOrder', asked);
    await finishRefunds(deps, a.websiteId);
    const [mail, ...others] = await mailsOf(asked.id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'Jan@Voorbeeld.nl',
      subject: `Je krijgt €\u00a01,00 terug van bestelling ${number}`,
    });
    expect(mail?.text).toContain('er wordt geen geld overgemaakt');
    expect(mail?.text).not.toContain('Te laat');
    const events = await database.admin.global
      .selectFrom('audit_events')
      .select(['action', 'member_name'])
      .where('subject_id', '=', (await orderRow(token)).id)
      .execute();
    expect(events).toEqual([{ action: 'refunded', member_name: 'Naam van owner' }]);
  });

  it('makes one refund of two at once, and refuses the other with the state as it is now', async () => {
    const { number, url } = await paid();
    const { version } = await seen(number);
    const all = await Promise.all([
      refund(number, { version, refund: { ...nothing, free: 30_000 } }),
      refund(number, { version, refund: { ...nothing, free: 30_000 } }),
    ]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await madeAtProvider(url)).toHaveLength(1);
    const now = await seen(number);
    expect(now.refunds).toHaveLength(1);
    expect(now.version).toBeGreaterThan(version);
  });

  it('says at which field a request asks too much', async () => {
    const { number } = await paid();
    const [line] = (await seen(number)).remainder.lines;
    const { body } = await refund(number, {
      refund: { lines: [{ id: line?.id, pieces: 4 }], shipping: 1, free: 99_999 },
    });
    expect((body as { errors: object }).errors).toEqual({
      'refund.lines.0.pieces': ['Er zijn nog 3 stuks over.'],
      'refund.shipping': ['Dit is meer dan er aan verzendkosten over is.'],
      'refund.free': ['Dit is meer dan er over is.'],
    });
  });

  it('refuses an order that was not paid, and the id of a refund of another order', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const { number } = await orderRow(token);
    expect((await seen(number)).paid).toBe('none');
    expect((await refund(number)).body).toMatchObject({
      errors: { general: ['Deze bestelling is nog niet betaald.'] },
    });
    const first = await request((await paid()).number);
    await api.call('refundOrder', first);
    const other = await refund((await paid()).number, { id: first.id });
    expect(other.body).toMatchObject({ code: 'idempotency_mismatch' });
  });
});

describe('a provider', () => {
  it('that is down leaves the refund waiting, and a sweep finishes it once', async () => {
    const { number, url, token } = await paid();
    await script(url, ['down', 'down', 'down']);
    const { body } = await refund(number);
    expect(statesOf(body as Refunds)).toEqual(['requested']);
    expect(await statusOf(token)).toBe('paid');
    expect((body as Refunds).remainder.rates[0]?.gross).toBe(36_200);
    await finishRefunds(deps, a.websiteId);
    expect(await madeAtProvider(url)).toEqual([]);
    await laterOn();
    await finishRefunds(deps, a.websiteId);
    await finishRefunds(deps, a.websiteId);
    expect(await madeAtProvider(url)).toHaveLength(1);
    expect(statesOf(await seen(number))).toEqual(['done']);
  });

  it('that is down does not keep buyers from being told what was paid back', async () => {
    const told = await request((await paid()).number);
    const waiting = await request((await paid()).number);
    for (const asked of [told, waiting]) await api.call('refundOrder', asked);
    const { pool } = database.admin;
    await pool.query('update refunds set told_at = null where id = $1', [told.id]);
    await pool.query(`update refunds set state = 'requested', tried_at = null where id = $1`, [waiting.id]);
    await pool.query(`update refunds set created_at = now() - interval '1 day' where id = $1`, [waiting.id]);
    const away = async () => {
      throw new PaymentProviderError('away', true);
    };
    const asking = { ...payments.provider, get: away, refund: away };
    await finishRefunds({ ...deps, payments: { ...payments, provider: asking } }, a.websiteId);
    const { rows } = await pool.query('select told_at from refunds where id = $1', [told.id]);
    expect(rows[0].told_at).not.toBeNull();
    await pool.query('delete from refunds where id = $1', [waiting.id]);
  });

  it('whose answers get lost makes one refund, also when it forgot the key', async () => {
    const { number, url } = await paid();
    await script(url, ['lost', 'lost', 'lost']);
    const { body } = await refund(number);
    expect(statesOf(body as Refunds)).toEqual(['requested']);
    await database.admin.pool.query(`update payment_emulator_refunds set idempotency_key = id`);
    await laterOn();
    await finishRefunds(deps, a.websiteId);
    expect(await madeAtProvider(url)).toHaveLength(1);
    const now = await seen(number);
    expect(statesOf(now)).toEqual(['done']);
    expect(await mailsOf(now.refunds[0]?.id ?? '')).toHaveLength(1);
  });

  it('that answers late does not hold the reply, and the refund is made once', async () => {
    const { number, url } = await paid();
    let answer = () => {};
    provider.wait = new Promise((resolve) => (answer = resolve));
    const asked = await request(number);
    const { body } = await hasty.call('refundOrder', asked);
    expect(statesOf(body as Refunds)).toEqual(['requested']);
    provider.wait = undefined;
    expect((await api.call('refundOrder', asked)).status).toBe(200);
    answer();
    await expect.poll(async () => statesOf(await seen(number))).toEqual(['done']);
    expect(await madeAtProvider(url)).toHaveLength(1);
  });

  it('that paid back all in another way meanwhile refuses ours, and what it paid has its VAT', async () => {
    const { number, url } = await paid();
    let answer = () => {};
    provider.wait = new Promise((resolve) => (answer = resolve));
    await hasty.call('refundOrder', await request(number, { refund: { ...nothing, free: 36_300 } }));
    await paidBackThere(url, '363.00');
    provider.wait = undefined;
    answer();
    await expect.poll(async () => statesOf(await seen(number))).toEqual(['failed', 'done']);
    const { refunds, remainder } = await seen(number);
    expect(refunds[1]?.split.rates).toEqual([{ vat: 'S:2100', gross: 36_300, tax: 6_300 }]);
    expect(remainder.rates).toEqual([{ vat: 'S:2100', gross: 0, tax: 0 }]);
  });

  it('that refuses says why, and the money can be paid back again', async () => {
    const { number, url } = await paid();
    await script(url, ['refused']);
    const failed = (await refund(number, { refund: { ...nothing, free: 36_300 } })).body as Refunds;
    const [made] = failed.refunds;
    expect(made).toMatchObject({ state: 'failed', error: 'The payment method does not support refunds' });
    expect(failed.remainder.rates[0]?.gross).toBe(36_300);
    const again = { ...a.ids, number, version: failed.version, id: made?.id };
    const { body } = await api.call('retryRefund', again);
    expect(statesOf(body as Refunds)).toEqual(['done']);
    expect(await mailsOf(made?.id ?? '')).toHaveLength(1);
    expect(await madeAtProvider(url)).toHaveLength(1);
  });

  it('cannot be asked anew for money that went back meanwhile', async () => {
    const { number, url } = await paid();
    await script(url, ['refused']);
    const failed = (await refund(number, { refund: { ...nothing, free: 36_300 } })).body as Refunds;
    await refund(number);
    const { version } = await seen(number);
    const reply = await api.call('retryRefund', { ...a.ids, number, version, id: failed.refunds[0]?.id });
    expect(reply.body).toMatchObject({
      errors: { general: ['Dit bedrag is intussen al op een andere manier terugbetaald.'] },
    });
  });

  it('that reports a failure afterwards leaves the order paid', async () => {
    const { number, token, url } = await paid();
    const asked = await request(number);
    await database.admin.pool.query(
      `alter table payment_emulator_refunds alter column timeline set default '["processing", "failed"]'`,
    );
    await api.call('refundOrder', asked);
    await database.admin.pool.query(
      `alter table payment_emulator_refunds alter column timeline set default '["refunded"]'`,
    );
    expect(statesOf(await seen(number))).toEqual(['sent']);
    await database.admin.pool.query('update payment_attempts set checked_at = null where psp_id = $1', [
      shop.pspIdOf(url),
    ]);
    await finishRefunds(deps, a.websiteId);
    expect(statesOf(await seen(number))).toEqual(['failed']);
    expect(await statusOf(token)).toBe('paid');
  });

  it('that paid back by itself leaves that much less', async () => {
    const { number, url, token } = await paid();
    await shop.script(url, [{ status: 'paid', amountRefunded: '300.00' }]);
    await fetch(`${shop.url}/api/services/webshop/v1/payments/webhook/${a.websiteId}`, {
      method: 'POST',
      body: new URLSearchParams({ id: shop.pspIdOf(url) }),
    });
    expect(await statusOf(token)).toBe('partially_refunded');
    expect((await seen(number)).remainder.rates).toEqual([{ vat: 'S:2100', gross: 6_300, tax: 1_093 }]);
  });
});

describe('other payments', () => {
  it('pays back one of two payments whole, and the order stays paid', async () => {
    const { token, url } = await shop.placed([{ product_id: table }]);
    const second = (await shop.pay(token, 'kaart')).body.payment.url as string;
    await shop.choose(url, 'paid');
    await shop.choose(second, 'paid');
    const row = await orderRow(token);
    expect(row.double_paid).toBe(true);
    const { doubles } = await seen(row.number);
    expect(doubles).toMatchObject([{ amount: 12_100, by_hand: false }]);
    const { body } = await refund(row.number, { refund: nothing, double: doubles[0]?.payment_id });
    expect(body).toMatchObject({ doubles: [], refunds: [{ kind: 'double', amount: 12_100, state: 'done' }] });
    expect(await madeAtProvider(second)).toHaveLength(1);
    expect(await statusOf(token)).toBe('paid');
    expect((await orderRow(token)).double_paid).toBe(false);
    await refund(row.number, { refund: { ...nothing, free: 12_100 } });
    expect(await statusOf(token)).toBe('refunded');
  });

  it('takes a test that real money followed for a payment too many, which gives back nothing of that money', async () => {
    const { token, url } = await shop.placed([{ product_id: table }]);
    const real = (await shop.pay(token, 'kaart')).body.payment.url as string;
    await shop.choose(url, 'paid');
    const { id, number } = await orderRow(token);
    await refund(number, { refund: { ...nothing, free: 1_000 } });
    await shop.choose(real, 'paid');
    await database.admin.pool.query(
      'update payment_attempts set is_test = (psp_id = $2) where order_id = $1',
      [id, shop.pspIdOf(url)],
    );
    expect(await seen(number)).toMatchObject({
      is_test: false,
      remainder: { rates: [{ gross: 12_100, tax: 2_100 }] },
      doubles: [{ amount: 11_100 }],
    });
    const { body } = await refund(number, { refund: { ...nothing, free: 12_100 } });
    expect(body.refunds.at(-1)).toMatchObject({ kind: 'order', amount: 12_100, state: 'done' });
    expect(await madeAtProvider(real)).toHaveLength(1);
  });

  it('stores what was paid back in the account at the provider, once, with its share of each VAT group', async () => {
    const { number, token, url } = await paid();
    const waiting = await mailCount();
    await refund(number, { refund: { ...nothing, free: 10_000 } });
    await paidBackThere(url, '19.99');
    await paidBackThere(url, '0.00');
    const { refunds, remainder } = await seen(number);
    expect(refunds.map(({ amount, state, member, kind }) => ({ amount, state, member, kind }))).toEqual([
      { amount: 10_000, state: 'done', member: 'Naam van owner', kind: 'order' },
      { amount: 1999, state: 'done', member: '', kind: 'order' },
    ]);
    expect(refunds[1]?.split).toMatchObject({
      free: 1999,
      rates: [{ vat: 'S:2100', gross: 1999, tax: 347 }],
    });
    expect(remainder.rates).toMatchObject([{ gross: 24_301 }]);
    await paidBackThere(url, '243.01');
    const after = await seen(number);
    expect(after.remainder.rates).toEqual([{ vat: 'S:2100', gross: 0, tax: 0 }]);
    // The last part has what VAT the others left, to the cent.
    const back = after.refunds.flatMap(({ split }) => split.rates);
    expect(back.map(({ gross }) => gross)).toEqual([10_000, 1999, 24_301]);
    expect(back.reduce((sum, { tax }) => sum + tax, 0)).toBe(6300);
    expect(await statusOf(token)).toBe('refunded');
    // Who paid back elsewhere tells the buyer; the mail is that of the refund of the shop.
    await finishRefunds(deps, a.websiteId);
    expect(await mailCount()).toBe(waiting + 1);
  });

  it('stores a second payment that was paid back there as no part of what was sold', async () => {
    const { token, url } = await shop.placed([{ product_id: table }]);
    const second = (await shop.pay(token, 'kaart')).body.payment.url as string;
    await shop.choose(url, 'paid');
    await shop.choose(second, 'paid');
    await paidBackThere(second, '121.00');
    const { number } = await orderRow(token);
    expect((await seen(number)).refunds).toMatchObject([
      { kind: 'double', amount: 12_100, split: { rates: [] } },
    ]);
    expect(await statusOf(token)).toBe('paid');
  });

  it('records what was paid back by hand, of an order that was paid by hand', async () => {
    const session = await shop.cart([{ product_id: table }]);
    await shop.method(session, 'pay_on_pickup');
    const { body } = await shop.order(session);
    const token = body.order.session as string;
    const { id, number } = await orderRow(token);
    await database.admin.pool.query(
      `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency)
       values ($1, 'hand-' || $2, $2, 1, 'pay_on_pickup', 12100, 'EUR')`,
      [a.websiteId, id],
    );
    await database.admin.pool.query(
      `insert into payment_events (website_id, order_id, attempt_id, status) values ($1, $2, 'hand-' || $2, 'paid')`,
      [a.websiteId, id],
    );
    expect((await seen(number)).paid).toBe('hand');
    const asked = await request(number, { refund: { ...nothing, free: 2_100 } });
    const reply = await api.call('refundOrder', asked);
    expect(reply.body).toMatchObject({ refunds: [{ by_hand: true, state: 'done', amount: 2_100 }] });
    expect(await statusOf(token)).toBe('partially_refunded');
    expect(await mailsOf(asked.id)).toHaveLength(1);
    await refund(number, { refund: { ...nothing, free: 10_000 } });
    expect(await statusOf(token)).toBe('refunded');
  });
});
