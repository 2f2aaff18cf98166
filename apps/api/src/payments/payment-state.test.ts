import { derivePayment } from '@etalage/shop-domain';
import { expect, it } from 'vitest';
import { type AttemptRow, isTestPayment } from './payment-state.ts';

/** An order with these attempts, each a test or not, with the status that was reported of it. */
const test = (...attempts: [is_test: boolean, status: 'open' | 'paid' | 'withdrawn'][]) =>
  isTestPayment({
    attempts: attempts.map(([is_test], at) => ({ id: `a${at}`, is_test }) as AttemptRow),
    derived: derivePayment(
      attempts.flatMap(([, status], at) =>
        (status === 'withdrawn' ? (['paid', status] as const) : [status]).map((reported) => {
          return { attempt: `a${at}`, status: reported, amount: 100 };
        }),
      ),
    ),
  });

it('an order is a test when all money that arrived was, and before that when it was last tried as one', () => {
  expect(test()).toBe(false);
  expect(test([true, 'open'])).toBe(true);
  expect(test([true, 'open'], [false, 'open'])).toBe(false);
  expect(test([true, 'paid'])).toBe(true);
  expect(test([true, 'open'], [false, 'paid'])).toBe(false);
  // Real money is in the books, also when a test arrived beside it.
  expect(test([true, 'paid'], [false, 'paid'])).toBe(false);
  expect(test([false, 'withdrawn'], [true, 'paid'])).toBe(true);
});
