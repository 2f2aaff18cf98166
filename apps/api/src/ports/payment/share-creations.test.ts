import { expect, it } from 'vitest';
import type { NewPayment, PaymentProvider, ProviderPayment } from './payment-provider.ts';
import { shareCreations } from './share-creations.ts';

const paymentOf = (website_id: string, idempotencyKey: string) =>
  ({ reference: { website_id, order_id: 'o', attempt_id: 'a' }, idempotencyKey }) as NewPayment;

/** A provider that answers when the test says so. */
function pausedProvider() {
  const calls: PromiseWithResolvers<ProviderPayment>[] = [];
  const create = () => {
    const call = Promise.withResolvers<ProviderPayment>();
    calls.push(call);
    return call.promise;
  };
  return { calls, shared: shareCreations({ create } as unknown as PaymentProvider) };
}

it('makes one call of concurrent creations with one key, and another one afterwards', async () => {
  const { calls, shared } = pausedProvider();
  const first = shared.create(paymentOf('w', 'k'));
  const second = shared.create(paymentOf('w', 'k'));
  expect(calls).toHaveLength(1);
  calls[0]?.resolve({ id: 'tr_1' } as ProviderPayment);
  expect([(await first).id, (await second).id]).toEqual(['tr_1', 'tr_1']);
  void shared.create(paymentOf('w', 'k'));
  expect(calls).toHaveLength(2);
});

it('gives a failure to all concurrent callers, and calls again afterwards', async () => {
  const { calls, shared } = pausedProvider();
  const both = Promise.allSettled([shared.create(paymentOf('w', 'k')), shared.create(paymentOf('w', 'k'))]);
  calls[0]?.reject(new Error('timeout'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  void shared.create(paymentOf('w', 'k'));
  expect(calls).toHaveLength(2);
});

it('keeps other keys and other websites apart', () => {
  const { calls, shared } = pausedProvider();
  void shared.create(paymentOf('w', 'k'));
  void shared.create(paymentOf('w', 'other'));
  void shared.create(paymentOf('v', 'k'));
  expect(calls).toHaveLength(3);
});
