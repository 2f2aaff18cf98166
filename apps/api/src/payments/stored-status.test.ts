import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { storePaymentStatuses } from '../db/migrations/order-list/payment-statuses.ts';
import { withWebsite } from '../db/with-website.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { isTestPayment, paymentStatesOf } from './payment-state.ts';

let isRefusing = false;
const database = await createTestDatabase();
const shop = await orderFixture(database, {
  wrap: (payments) => ({
    ...payments,
    provider: {
      ...payments.provider,
      create: async (payment) => {
        if (isRefusing) throw new PaymentProviderError('refused', false);
        return payments.provider.create(payment);
      },
    },
  }),
});
const { a } = shop;
const product = await a.product({});
const { pool } = database.admin;

/** The stored status of each order and whether it is a test, and what follows from the events, by the number of the order. */
async function statuses() {
  const { rows } = await pool.query<{ id: string; payment_status: string; is_test: boolean }>(
    'select id, payment_status, is_test from orders order by sort_number',
  );
  const ids = rows.map(({ id }) => id);
  const states = await withWebsite(database.app, a.websiteId, (tx) => paymentStatesOf(tx, a.websiteId, ids));
  return {
    stored: rows.map(({ payment_status }) => payment_status),
    derived: ids.map((id) => states.get(id)?.derived.status),
    storedTests: rows.map(({ is_test }) => is_test),
    tests: [...states.values()].map(isTestPayment),
  };
}

it('an order stores what follows from its payments, also a refusal and a second try, and so do orders of before', async () => {
  for (const outcome of ['paid', 'expired', 'canceled', '']) {
    const { url } = await shop.placed([{ product_id: product }]);
    if (outcome !== '') await shop.choose(url, outcome);
  }
  isRefusing = true;
  await shop.placed([{ product_id: product }]);
  isRefusing = false;
  const { token, url } = await shop.placed([{ product_id: product }]);
  await shop.choose(url, 'failed');
  const again = await shop.pay(token);
  await shop.choose(again.body.payment.url as string, 'paid');
  // Nobody was asked to pay yet.
  await shop.order(
    await shop.cart([{ product_id: product }]).then(async (session) => {
      await shop.method(session, 'pay_on_pickup');
      return session;
    }),
  );
  const expected = ['paid', 'expired', 'canceled', 'open', 'failed', 'paid', ''];
  const tests = expected.map((status) => status !== '');
  expect(await statuses()).toEqual({ stored: expected, derived: expected, storedTests: tests, tests });

  // As orders were before the column was added.
  await pool.query(`update orders set payment_status = ''`);
  await database.admin.global
    .transaction()
    .execute((tx) => storePaymentStatuses(tx as unknown as Kysely<unknown>));
  expect((await statuses()).stored).toEqual(expected);
});
