import { describe, expect, it } from 'vitest';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import type { ProviderPayment } from '../ports/payment/payment-provider.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { applyProviderPayment } from './apply-provider-payment.ts';
import { paymentStateOf } from './payment-state.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a } = shop;

type Message = { readonly attempt: 0 | 1 } & Partial<ProviderPayment>;

/** All permutations of a list. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** An order of two pieces with two open attempts. */
async function twoAttempts() {
  const product = await a.product({ stock: 5 });
  const { token, url } = await shop.placed([{ product_id: product, quantity: 2 }]);
  const second = await shop.pay(token, 'kaart');
  const order = await database.admin.global
    .selectFrom('orders')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const payments = await Promise.all(
    [url, second.body.payment.url as string].map((page) =>
      shop.payments.provider.get(a.websiteId, shop.pspIdOf(page)),
    ),
  );
  await database.admin.pool.query(
    `update stock_reservations set expires_at = now() - interval '1 minute' where order_id = $1`,
    [order.id],
  );
  return { product, orderId: order.id, payments: payments as [ProviderPayment, ProviderPayment] };
}

type TwoAttempts = Awaited<ReturnType<typeof twoAttempts>>;

/**
 * Delivers messages one by one, each twice, and returns the final state. All of it is one transaction that is rolled
 * back, so that every order of arrival starts with the same open attempts.
 */
async function outcomeOf({ product, orderId, payments }: TwoAttempts, messages: readonly Message[]) {
  const rollBack = new Error('roll back');
  let outcome: object | undefined;
  const work = async (tx: WebsiteTransaction) => {
    for (const { attempt, ...message } of messages.flatMap((message) => [message, message])) {
      await applyProviderPayment(tx, a.websiteId, { ...payments[attempt], ...message }, new Date());
    }
    const { derived } = await paymentStateOf(tx, a.websiteId, orderId);
    const { status, paid, refunded, chargedBack, isPaidTwice } = derived;
    const order = await tx
      .selectFrom('orders')
      .select(['double_paid', 'stock_short', 'payment_status'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const stock = await tx
      .selectFrom('stock')
      .select(['on_hand', 'reserved'])
      .where('product_id', '=', product)
      .executeTakeFirstOrThrow();
    // What lists filter by is what is derived, after every order of arrival.
    expect(order.payment_status).toBe(status);
    outcome = { status, paid, refunded, chargedBack, isPaidTwice, ...order, stock };
    throw rollBack;
  };
  await expect(withWebsite(database.app, a.websiteId, work)).rejects.toBe(rollBack);
  return outcome;
}

const STORIES: [string, Message[], object][] = [
  [
    'the first expires, the second is paid',
    [
      { attempt: 0, status: 'pending' },
      { attempt: 0, status: 'expired' },
      { attempt: 1, status: 'open' },
      { attempt: 1, status: 'paid' },
    ],
    { status: 'paid', double_paid: false, stock: { on_hand: 3, reserved: 0 } },
  ],
  [
    'both are paid',
    [
      { attempt: 0, status: 'paid' },
      { attempt: 1, status: 'pending' },
      { attempt: 1, status: 'paid' },
    ],
    { status: 'paid', paid: 48_400, double_paid: true, stock: { on_hand: 3, reserved: 0 } },
  ],
  [
    'the first is cancelled, the second fails',
    [
      { attempt: 0, status: 'open' },
      { attempt: 0, status: 'canceled' },
      { attempt: 1, status: 'failed' },
    ],
    { status: 'failed', stock: { on_hand: 5, reserved: 0 } },
  ],
  [
    'the first is authorised and lapses, the second is cancelled',
    [
      { attempt: 0, status: 'open' },
      { attempt: 0, status: 'authorized' },
      { attempt: 0, status: 'expired' },
      { attempt: 1, status: 'canceled' },
    ],
    { status: 'expired', paid: 0, stock: { on_hand: 5, reserved: 0 } },
  ],
  [
    'paid, refunded, and the other expires late',
    [
      { attempt: 0, status: 'paid' },
      { attempt: 0, status: 'paid', refunded: 24_200 },
      { attempt: 1, status: 'expired' },
    ],
    { status: 'refunded', refunded: 24_200, stock: { on_hand: 3, reserved: 0 } },
  ],
  [
    'both are paid, and a part of one is charged back',
    [
      { attempt: 0, status: 'paid' },
      { attempt: 0, status: 'paid', chargedBack: 1 },
      { attempt: 1, status: 'paid' },
    ],
    { status: 'paid', chargedBack: 1, isPaidTwice: true, double_paid: true },
  ],
  [
    'paid by card and charged back',
    [
      { attempt: 1, status: 'authorized' },
      { attempt: 1, status: 'paid' },
      { attempt: 1, status: 'paid', chargedBack: 24_200 },
      { attempt: 0, status: 'expired' },
    ],
    { status: 'charged_back', chargedBack: 24_200, stock: { on_hand: 3, reserved: 0 } },
  ],
];

describe('messages about two attempts, each delivered twice', () => {
  it.each(STORIES)(
    '%s: every order of arrival has the same result',
    { timeout: 120_000 },
    async (_title, messages, expected) => {
      await a.payment('kaart').catch(() => undefined);
      const attempts = await twoAttempts();
      for (const order of permutations(messages)) {
        const outcome = await outcomeOf(attempts, order);
        expect(outcome, JSON.stringify(order)).toMatchObject({ stock_short: false, ...expected });
      }
    },
  );
});
