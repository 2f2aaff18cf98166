import { dutchDayOf } from '@etalage/texts/format';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { followConsequences } from '../payments/apply-provider-payment.ts';
import { reconcile } from '../payments/reconcile.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as } from '../testing/owner-contract-cases.ts';
import { ownedOrderFixture } from './testing/owned-order-fixture.ts';

const database = await createTestDatabase();
const shop = await ownedOrderFixture(database);
const { a, api, ordered, seen, stockOf, rowOf, stateOf, eventsOf, mailsAbout } = shop;
const today = dutchDayOf(new Date());
await a.payment('creditcard', { position: 3 });

const call = async (name: Parameters<typeof api.call>[0], token: string, body: object = {}) =>
  api.call(name, { ...(await seen(token)), ...body });
const pay = (token: string) => call('markOrderPaid', token, { received_on: today });
const cancel = (token: string, reason = '', mail = false) => call('cancelOrder', token, { reason, mail });
const factsOf = async (token: string) => {
  const { number } = await rowOf(token);
  return (await api.call('getOrderActions', { ...a.ids, number })).body;
};
const setStock = (product: string, pieces: number) =>
  database.admin.pool.query('update stock set on_hand = $2 where product_id = $1', [product, pieces]);
const general = (reply: { body: { errors: Record<string, string[]> } }) => reply.body.errors['general'];
/** An order of three of five pieces. */
const counted = async (method = 'wire') => {
  const product = await a.product({ title: 'Lamp', stock: 5 });
  return { product, ...(await ordered(method, [{ product_id: product, quantity: 3 }])) };
};

describe('a payment that a member enters', () => {
  it('is paid for the buyer and the owner, takes the pieces, and can be withdrawn, which reserves them again', async () => {
    const { product, token, id } = await counted();
    expect(await factsOf(token)).toMatchObject({
      facts: { is_online: false, held: 0, entered: 'none' },
      pieces: { reserved: 3, deducted: 0 },
    });
    expect((await pay(token)).body).toEqual({ version: 2 });
    expect(await stockOf(product)).toEqual({ on_hand: 2, reserved: 0 });
    expect((await shop.get(token)).body.payment).toMatchObject({ payment_status: 'paid', transfer: null });
    expect(await factsOf(token)).toMatchObject({
      facts: { held: 363, entered: 'whole' },
      received_on: today,
      pieces: { deducted: 3 },
    });
    expect(general(await pay(token))).toEqual(['Deze bestelling is al betaald.']);

    expect((await call('withdrawOrderPayment', token)).body).toEqual({ version: 3 });
    expect(await stockOf(product)).toEqual({ on_hand: 5, reserved: 3 });
    expect((await shop.get(token)).body.payment).toMatchObject({
      payment_status: '',
      transfer: { amount_incl_tax: 363 },
    });
    const { rows } = await database.admin.pool.query(
      'select change, reason, order_id, member_name from stock_movements where product_id = $1 order by id',
      [product],
    );
    expect(rows).toEqual([
      { change: -3, reason: 'sale', order_id: id, member_name: '' },
      { change: 3, reason: 'undo', order_id: id, member_name: 'Naam van owner' },
    ]);
    // And once more, which is a payment of its own.
    expect((await pay(token)).status).toBe(200);
    expect(await stockOf(product)).toEqual({ on_hand: 2, reserved: 0 });
    expect((await stateOf(id)).derived).toMatchObject({ status: 'paid', paid: 36_300, isPaidTwice: false });
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
      'transfer_paid',
      'transfer_unpaid',
      'transfer_paid',
    ]);
  });

  it('is withdrawn without a trace in discounts and expiring stock: the order waits like a new one', async () => {
    const code = await a.discount({ title: 'Tien', kind: 'percentage', value: 1_000 });
    const { token, id } = await ordered();
    const uses = async () =>
      (await database.admin.pool.query('select uses from discounts where id = $1', [code])).rows[0].uses;
    expect(await uses()).toBe(1);
    await pay(token);
    await call('withdrawOrderPayment', token);
    await withWebsite(database.app, a.websiteId, (tx) =>
      followConsequences(tx, a.websiteId, id, new Date(Date.now() + 3_600_000)),
    );
    expect(await uses()).toBe(1);
    await database.admin.pool.query('update discounts set is_active = false where id = $1', [code]);
  });

  it('makes a cancelled order valid again', async () => {
    const { product, token } = await counted();
    await cancel(token);
    expect(await stockOf(product)).toEqual({ on_hand: 5, reserved: 0 });
    await pay(token);
    expect(await rowOf(token)).toMatchObject({ status: 'placed', version: 3 });
    expect(await stockOf(product)).toEqual({ on_hand: 2, reserved: 0 });
  });

  it('leaves the pieces of an order that was sent out of the stock when it is withdrawn', async () => {
    const { product, token } = await counted();
    await pay(token);
    await database.admin.pool.query("update orders set sent = 'all' where token = $1", [token]);
    await call('withdrawOrderPayment', token);
    expect(await stockOf(product)).toEqual({ on_hand: 2, reserved: 0 });
    expect(general(await cancel(token))).toEqual([
      'Een deel van deze bestelling is al verzonden. Annuleren kan dan niet meer.',
    ]);
  });

  it('says at its field that the day is not one on which the money can have arrived', async () => {
    const { token } = await ordered();
    const at = async (received_on: string) =>
      (await call('markOrderPaid', token, { received_on })).body.errors.received_on;
    expect(await at('2999-01-01')).toEqual([
      'Deze dag moet nog komen. Vul de dag in waarop het geld binnenkwam.',
    ]);
    expect(await at('2020-01-01')).toEqual(['Deze dag ligt voor de dag van de bestelling.']);
  });

  it('of two different changes at once, one is a conflict', async () => {
    const { token } = await ordered();
    const body = await seen(token);
    const replies = await Promise.all([
      api.call('markOrderPaid', { ...body, received_on: today }),
      api.call('completeOrder', { ...body, completed: true }),
      api.call('completeOrder', { ...body, completed: true }, as('shop')),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('a cancelled order', () => {
  it('gives back its pieces, tells the buyer why, and is opened again while the pieces are there', async () => {
    const { product, token, id, number } = await counted('pay_on_pickup');
    await cancel(token, '  Uitverkocht bij de fabriek ', true);
    expect(await rowOf(token)).toMatchObject({ status: 'cancelled', version: 2 });
    expect(await stockOf(product)).toEqual({ on_hand: 5, reserved: 0 });
    expect((await shop.get(token)).body.order).toMatchObject({ status: 'cancelled', restored: false });
    const mail = (await mailsAbout(token)).at(-1);
    expect(mail).toMatchObject({
      subject: `Je bestelling ${number} is geannuleerd`,
      recipient: 'Jan@Voorbeeld.nl',
    });
    expect(mail?.text).toContain('Reden: Uitverkocht bij de fabriek');
    expect(shop.jobs.at(-1)).toMatchObject({ name: 'send-mail', mail_id: mail?.id });

    await setStock(product, 4);
    expect((await call('reopenOrder', token)).body).toEqual({ version: 3 });
    expect(await stockOf(product)).toEqual({ on_hand: 4, reserved: 3 });
    await cancel(token);
    await setStock(product, 2);
    const short = await call('reopenOrder', token);
    expect([short.status, general(short)]).toEqual([409, ['Lamp: nog 2 op voorraad.']]);
    expect((await mailsAbout(token)).filter(({ subject }) => subject.includes('geannuleerd'))).toHaveLength(
      1,
    );
    expect((await eventsOf(id))[0]).toMatchObject({
      action: 'cancelled',
      before: { status: 'placed' },
      after: { status: 'cancelled', reason: 'Uitverkocht bij de fabriek', mail: true },
      member_name: 'Naam van owner',
    });
  });

  it('cannot be paid online any more, but a payment that succeeds nevertheless makes it valid', async () => {
    const { product, token, url } = await counted('ideal');
    expect((await cancel(token)).status).toBe(200);
    expect((await shop.pay(token)).status).toBe(404);
    await shop.choose(url, 'paid');
    expect(await rowOf(token)).toMatchObject({ status: 'placed' });
    expect(await stockOf(product)).toEqual({ on_hand: 2, reserved: 0 });
    expect(general(await cancel(token))).toEqual([
      'Voor deze bestelling is geld ontvangen. Betaal dat eerst terug.',
    ]);
  });

  it('has its open payment ended at the provider, where the method allows that', async () => {
    const { product, token, url } = await counted('creditcard');
    const psp_id = shop.pspIdOf(url);
    expect((await cancel(token)).status).toBe(200);
    expect(shop.jobs.at(-1)).toEqual({ name: 'reconcile', website_id: a.websiteId, psp_id });
    const { provider } = shop.payments;
    const failing = {
      ...provider,
      cancel: () => Promise.reject(new PaymentProviderError('down', true)),
    };
    const deps = { db: database.app, log: { warn: () => {}, error: () => {} }, now: () => new Date() };
    const work = (used: typeof provider) =>
      reconcile({ ...deps, payments: { ...shop.payments, provider: used } }, a.websiteId, psp_id);
    await expect(work(failing)).rejects.toThrow('down');
    expect(await provider.get(a.websiteId, psp_id)).toMatchObject({ status: 'open' });
    expect(await work(provider)).toBe('changed');
    expect(await work(provider)).toBe('unchanged');
    await shop.choose(url, 'paid');
    expect(await provider.get(a.websiteId, psp_id)).toMatchObject({ status: 'canceled' });
    expect(await rowOf(token)).toMatchObject({ status: 'cancelled', payment_status: 'canceled' });
    expect(await stockOf(product)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('is valid when it is paid just before its payment would be ended', async () => {
    const { token, url } = await counted('creditcard');
    await cancel(token);
    await shop.script(url, [{ status: 'open' }, { status: 'paid' }]);
    const deps = { db: database.app, log: { warn: () => {}, error: () => {} }, now: () => new Date() };
    await reconcile({ ...deps, payments: shop.payments }, a.websiteId, shop.pspIdOf(url));
    expect(await rowOf(token)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  });

  it('asks the provider first: what was paid a moment ago is not cancelled', async () => {
    const { token, url } = await counted('ideal');
    const body = await seen(token);
    await database.admin.pool.query("update payment_attempts set checked_at = now() - interval '1 hour'");
    await shop.script(url, [{ status: 'paid' }]);
    const reply = await api.call('cancelOrder', { ...body, reason: '', mail: false });
    expect([reply.status, (await rowOf(token)).status]).toEqual([409, 'placed']);
  });
});

it('an order is completed and opened again', async () => {
  const { token, id } = await ordered();
  await call('completeOrder', token, { completed: true });
  expect(await rowOf(token)).toMatchObject({ status: 'completed' });
  expect(general(await cancel(token))).toEqual(['Deze bestelling is afgerond. Zet haar eerst weer open.']);
  await call('completeOrder', token, { completed: false });
  expect(await rowOf(token)).toMatchObject({ status: 'placed', version: 3 });
  expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['completed', 'uncompleted']);
});

it('a payment link is that of the order page, only as long as the order can be paid online', async () => {
  const { token, number } = await ordered();
  const made = await call('makePaymentLink', token, { mail: true });
  expect(made.body).toEqual({ version: 2, url: `http://a.test/bestelling?order=${token}` });
  const mail = (await mailsAbout(token)).at(-1);
  expect(mail?.subject).toBe(`Betaal je bestelling ${number}`);
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('€ 121,00');
  expect(mail?.text).toContain(made.body.url);
  // The buyer can pay there although the order was placed for a transfer.
  expect((await shop.pay(token)).status).toBe(200);

  await database.admin.pool.query(
    "update payment_methods set enabled = false where id in ('ideal', 'creditcard')",
  );
  expect(general(await call('makePaymentLink', token, { mail: false }))).toEqual([
    'Er is nu geen betaalmethode waarmee je klant deze bestelling online kan betalen.',
  ]);
  await database.admin.pool.query(
    "update payment_methods set enabled = true where id in ('ideal', 'creditcard')",
  );
});
