import { describe, expect, it } from 'vitest';
import { type NewPayment, PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';

/** How the provider behaves: it answers, cannot be reached, refuses, its answer is lost, or it answers one call only. */
let line: 'good' | 'dead' | 'refusing' | 'answer lost' | 'one answer' = 'good';
const keys: string[] = [];
const database = await createTestDatabase();
const shop = await orderFixture(database, {
  wrap: (payments) => ({
    ...payments,
    provider: {
      ...payments.provider,
      create: async (payment: NewPayment) => {
        keys.push(payment.idempotencyKey);
        if (line === 'one answer' && keys.length === 1) await expect.poll(() => keys.length).toBe(5);
        else if (line === 'one answer') await failWhenStored(payment);
        if (line === 'dead') throw new PaymentProviderError('unreachable', true);
        if (line === 'refusing') throw new PaymentProviderError('refused', false);
        const made = await payments.provider.create(payment);
        if (line === 'answer lost') throw new PaymentProviderError('time-out', true);
        return made;
      },
    },
  }),
});
const { a, cart, method, order, get, pay } = shop;

/** Fails as a timeout does, once another call has stored the pay page. */
async function failWhenStored({ reference }: NewPayment): Promise<never> {
  const attempt = database.admin.global
    .selectFrom('payment_attempts')
    .select('checkout_url')
    .where('id', '=', reference.attempt_id);
  await expect.poll(async () => (await attempt.executeTakeFirst())?.checkout_url).toBeTruthy();
  throw new PaymentProviderError('timeout', true);
}
const product = await a.product({ stock: 50 });

async function ordered() {
  const session = await cart([{ product_id: product }]);
  await method(session);
  const reply = await order(session);
  return { session, reply, token: reply.body.order.session as string };
}
const paymentsOf = async () =>
  (await database.admin.global.selectFrom('payment_emulator_payments').select('id').execute()).length;

describe('a provider that fails', () => {
  it.each(['dead', 'refusing', 'answer lost'] as const)(
    '%s: the order exists and can be paid later',
    async (fault) => {
      line = fault;
      const { reply, token, session } = await ordered();
      expect([reply.status, reply.body.payment]).toEqual([200, { url: '' }]);
      expect((await order(session)).body).toMatchObject({ payment: { url: '' }, order: { session: token } });
      const refused = await pay(token);
      expect([refused.status, refused.body.code]).toEqual([503, 'payment_unavailable']);
      line = 'good';
      const again = await pay(token);
      expect(again.status).toBe(200);
      await shop.choose(again.body.payment.url, 'paid');
      expect((await get(token)).body.payment.payment_status).toBe('paid');
    },
  );

  it('creates one payment although its answer was lost', async () => {
    line = 'answer lost';
    const before = await paymentsOf();
    keys.length = 0;
    const { token } = await ordered();
    line = 'good';
    await pay(token);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    expect(await paymentsOf()).toBe(before + 1);
  });

  it('gives concurrent calls one reply, also those for which the provider timed out', async () => {
    const session = await cart([{ product_id: product }]);
    await method(session);
    line = 'one answer';
    keys.length = 0;
    const seen = await shop.shown(session);
    const replies = await Promise.all(Array.from({ length: 5 }, () => shop.press(session, seen)));
    line = 'good';
    expect(keys).toHaveLength(5);
    expect(replies[0]?.body.payment.url).toMatch(/^http/);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('makes a new attempt after a permanent refusal', async () => {
    line = 'refusing';
    keys.length = 0;
    const { token } = await ordered();
    line = 'good';
    await pay(token);
    expect(new Set(keys).size).toBe(2);
  });

  it('is called without any stock or order being locked', async () => {
    const { provider } = shop.payments;
    const session = await cart([{ product_id: product }]);
    await method(session);
    const create = provider.create.bind(provider);
    let locks: unknown;
    provider.create = async (payment) => {
      const { rows } = await database.admin.pool.query(
        `select relation::regclass::text as name from pg_locks l join pg_stat_activity s using (pid)
         where s.datname = current_database() and relation in ('stock'::regclass, 'orders'::regclass)
           and l.mode = 'RowExclusiveLock'`,
      );
      locks = rows;
      return create(payment);
    };
    await order(session);
    provider.create = create;
    expect(locks).toEqual([]);
  });
});
