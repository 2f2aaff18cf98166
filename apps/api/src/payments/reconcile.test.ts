import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { PaymentProviderError, type ProviderPayment } from '../ports/payment/payment-provider.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { reconcileOpenAttempts } from '../jobs/reconcile-open-attempts.ts';
import { markChecked } from './open-attempts.repository.ts';
import { reconcile } from './reconcile.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, get, pay, placed, choose, script, stockOf } = shop;
const log = { warn: () => {}, error: () => {} };
const deps = { db: database.app, payments: shop.payments, log, now: () => new Date() };
const stocked = () => a.product({ title: 'Tafel', stock: 10 });
const statusOf = async (token: string) => (await get(token)).body.payment.payment_status as string;
const webhook = (id: string, website = a.websiteId) =>
  fetch(`${shop.url}/api/services/webshop/v1/payments/webhook/${website}`, {
    method: 'POST',
    body: new URLSearchParams({ id }),
  });
const orderRow = (token: string) =>
  database.admin.global.selectFrom('orders').selectAll().where('token', '=', token).executeTakeFirstOrThrow();
const eventsOf = async (token: string) => {
  const { id } = await orderRow(token);
  return database.admin.global.selectFrom('payment_events').selectAll().where('order_id', '=', id).execute();
};
/** Lets the order page send its next request immediately, and reservations expire now. */
const laterOn = async () => {
  await database.admin.pool.query('update payment_attempts set checked_at = null');
  await database.admin.pool.query(`update stock_reservations set expires_at = now() - interval '1 minute'`);
};

describe('paying on the pay page', () => {
  it('turns the reservation into a deduction, once', async () => {
    const product = await stocked();
    const { token, url } = await placed([{ product_id: product, quantity: 3 }]);
    expect(await stockOf(product)).toEqual({ on_hand: 10, reserved: 3 });
    const back = await choose(url, 'paid');
    expect(back.headers.get('location')).toBe(`http://a.test/bestelling?order=${token}`);
    expect(await stockOf(product)).toEqual({ on_hand: 7, reserved: 0 });
    expect(await statusOf(token)).toBe('paid');
    await Promise.all(Array.from({ length: 20 }, () => webhook(shop.pspIdOf(url))));
    expect(await stockOf(product)).toEqual({ on_hand: 7, reserved: 0 });
    expect((await eventsOf(token)).map(({ status }) => status)).toEqual(['open', 'paid']);
  });

  it.each(['failed', 'expired', 'canceled'])('%s can be paid again with a new attempt', async (status) => {
    const { token, url } = await placed([{ product_id: await stocked() }]);
    await choose(url, status);
    expect(await statusOf(token)).toBe(status);
    const again = await pay(token);
    expect(again.status).toBe(200);
    expect(again.body.payment.url).not.toBe(url);
    await choose(again.body.payment.url, 'paid');
    expect(await statusOf(token)).toBe('paid');
    expect((await pay(token)).body.code).toBe('order_already_paid');
  });
});

describe('reports', () => {
  it('returns 200 to every report and uses nothing of it but the id', async () => {
    const { token, url } = await placed([{ product_id: await stocked() }]);
    const tried = [
      webhook(shop.pspIdOf(url)),
      webhook('tr_onbekend'),
      webhook('; drop'),
      webhook(''),
      webhook('tr_1', 'x y'),
      webhook('tr_1', 'bestaat-niet'),
    ];
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual(tried.map(() => 200));
    expect((await webhook(shop.pspIdOf(url), shop.b.websiteId)).status).toBe(200);
    expect(await statusOf(token)).toBe('open');
  });

  it('is not needed: the order page requests the state from the provider', async () => {
    const { token, url } = await placed([{ product_id: await stocked() }]);
    await script(url, ['paid']);
    await laterOn();
    expect(await statusOf(token)).toBe('paid');
  });

  it('ignores a payment of another amount or another order', async () => {
    const { token, url } = await placed([{ product_id: await stocked() }]);
    await script(url, ['paid']);
    await database.admin.pool.query('update payment_attempts set amount = amount + 1 where psp_id = $1', [
      shop.pspIdOf(url),
    ]);
    expect(await reconcile(deps, a.websiteId, shop.pspIdOf(url))).toBe('mismatch');
    expect(await statusOf(token)).toBe('open');
    await database.admin.pool.query('update payment_attempts set amount = amount - 1 where psp_id = $1', [
      shop.pspIdOf(url),
    ]);
    await database.admin.pool.query(
      `update payment_emulator_payments set metadata = metadata || '{"order_id":"x"}' where id = $1`,
      [shop.pspIdOf(url)],
    );
    expect(await reconcile(deps, a.websiteId, shop.pspIdOf(url))).toBe('mismatch');
  });

  it('finds the attempt of a payment when the response to its creation did not arrive', async () => {
    const { token, url } = await placed([{ product_id: await stocked() }]);
    // As after a crash between the provider's response and the commit.
    await database.admin.pool.query(
      'update payment_attempts set psp_id = null, checkout_url = $2 where psp_id = $1',
      [shop.pspIdOf(url), ''],
    );
    await database.admin.pool.query('delete from payment_events where order_id = $1', [
      (await orderRow(token)).id,
    ]);
    const again = await pay(token);
    expect(again.body.payment.url).toBe(url);
    await database.admin.pool.query('update payment_attempts set psp_id = null where psp_id = $1', [
      shop.pspIdOf(url),
    ]);
    await choose(url, 'paid');
    expect(await statusOf(token)).toBe('paid');
  });
});

describe('the sweep of open attempts', () => {
  /** Three open attempts of which the first was checked longest ago, and a provider that notes what is requested. */
  async function threeOpen(answerFirst: (found: ProviderPayment | undefined) => ProviderPayment | undefined) {
    const urls = [];
    for (let made = 0; made < 3; made++) urls.push((await placed([{ product_id: await stocked() }])).url);
    const ids = urls.map(shop.pspIdOf);
    // Attempts of other tests are not due.
    await database.admin.pool.query('update payment_attempts set checked_at = now()');
    for (const [index, id] of ids.entries()) {
      await database.admin.pool.query(
        `update payment_attempts set checked_at = now() - make_interval(mins => $2) where psp_id = $1`,
        [id, 60 - index],
      );
    }
    const requested: string[] = [];
    const provider = {
      ...shop.payments.provider,
      get: async (website: string, id: string) => {
        requested.push(id);
        const found = await shop.payments.provider.get(website, id);
        return id === ids[0] ? answerFirst(found) : found;
      },
    };
    const payments = { ...shop.payments, provider };
    return { ids, requested, sweep: () => reconcileOpenAttempts({ ...deps, payments }, a.websiteId) };
  }

  it.each([
    ['does not know it', () => undefined],
    ['answers another amount', (found: ProviderPayment | undefined) => found && { ...found, amount: 1 }],
  ])('an attempt is not the first of every sweep when its provider %s', async (_title, answerFirst) => {
    const { ids, requested, sweep } = await threeOpen(answerFirst);
    await sweep();
    expect(requested).toEqual(ids);
    await sweep();
    expect(requested).toEqual(ids);
  });

  it('an attempt is not the first of every sweep when its provider fails on it', async () => {
    const { ids, requested, sweep } = await threeOpen(() => {
      throw new PaymentProviderError('away', true);
    });
    await sweep();
    expect(requested).toEqual([ids[0]]);
    await sweep();
    expect(requested).toEqual(ids);
  });

  it('marks the attempts of its own website only', async () => {
    const { ids } = await threeOpen(() => undefined);
    const checkedAt = async () =>
      (await database.admin.pool.query('select checked_at from payment_attempts where psp_id = $1', [ids[0]]))
        .rows[0].checked_at;
    const before = await checkedAt();
    await withWebsite(database.app, shop.b.websiteId, (tx) => markChecked(tx, a.websiteId, ids[0] ?? ''));
    await withWebsite(database.app, shop.b.websiteId, (tx) =>
      markChecked(tx, shop.b.websiteId, ids[0] ?? ''),
    );
    expect(await checkedAt()).toEqual(before);
    await withWebsite(database.app, a.websiteId, (tx) => markChecked(tx, a.websiteId, ids[0] ?? ''));
    expect(await checkedAt()).not.toEqual(before);
  });
});

describe('two attempts', () => {
  it('marks an order that was paid twice', async () => {
    const product = await stocked();
    await a.payment(`kaart-${product}`);
    const { token, url } = await placed([{ product_id: product }]);
    const second = await pay(token, `kaart-${product}`);
    expect(second.body.payment.url).not.toBe(url);
    await Promise.all([choose(url, 'paid'), choose(second.body.payment.url, 'paid')]);
    expect(await orderRow(token)).toMatchObject({ double_paid: true, stock_short: false });
    expect(await statusOf(token)).toBe('paid');
    expect(await stockOf(product)).toEqual({ on_hand: 9, reserved: 0 });
    await database.admin.global.deleteFrom('payment_methods').where('id', '=', `kaart-${product}`).execute();
  });

  it('API-21 returns the pay page of an open attempt of the same method, and a new one for another method', async () => {
    const { token, url } = await placed([{ product_id: await stocked() }]);
    const replies = await Promise.all(Array.from({ length: 20 }, () => pay(token)));
    expect(new Set(replies.map(({ body }) => body.payment.url))).toEqual(new Set([url]));
    expect(url).toContain('/test-betalen/betalen/');
    await a.payment('bancontact');
    const later = await placed([{ product_id: await stocked() }]);
    const other = await pay(later.token, 'bancontact');
    expect(other.status).toBe(200);
    expect(other.body.payment.url).toMatch(/^http:\/\/a\.test\/test-betalen\/betalen\//);
    expect(other.body.payment.url).not.toBe(later.url);
    expect((await get(later.token)).body.payment.selected).toBe('bancontact');
  });

  it('releases stock when all attempts ended and the reservation expired, and reserves it for a new attempt', async () => {
    const product = await stocked();
    const { token, url } = await placed([{ product_id: product, quantity: 4 }]);
    await laterOn();
    await choose(url, 'expired');
    expect(await stockOf(product)).toEqual({ on_hand: 10, reserved: 0 });
    const again = await pay(token);
    expect(await stockOf(product)).toEqual({ on_hand: 10, reserved: 4 });
    await laterOn();
    await choose(again.body.payment.url, 'canceled');
    await database.admin.global
      .updateTable('stock')
      .set({ on_hand: 3 })
      .where('product_id', '=', product)
      .execute();
    const refused = await pay(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'stock_insufficient']);
  });

  it('keeps stock reserved while an attempt is open, although the reservation expired', async () => {
    const product = await stocked();
    const { url } = await placed([{ product_id: product }]);
    await script(url, ['pending']);
    await laterOn();
    expect(await reconcile(deps, a.websiteId, shop.pspIdOf(url))).toBe('changed');
    expect(await stockOf(product)).toEqual({ on_hand: 10, reserved: 1 });
  });

  it('marks an order of which the payment arrived after its stock was sold', async () => {
    const product = await stocked();
    const { token, url } = await placed([{ product_id: product }]);
    await laterOn();
    await script(url, ['expired', 'paid']);
    await reconcile(deps, a.websiteId, shop.pspIdOf(url));
    expect(await stockOf(product)).toEqual({ on_hand: 10, reserved: 0 });
    await database.admin.global
      .updateTable('stock')
      .set({ on_hand: 0 })
      .where('product_id', '=', product)
      .execute();
    await reconcile(deps, a.websiteId, shop.pspIdOf(url));
    expect(await statusOf(token)).toBe('paid');
    expect(await orderRow(token)).toMatchObject({ stock_short: true });
  });
});
