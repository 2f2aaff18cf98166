import type { PaymentMethodRecord } from '../shoppingcart/cart.repository.ts';
import type { PaymentState } from '../payments/payment-state.ts';

/** The attempts to pay an order, newest first, without those that a member entered by mistake. */
export function attemptsOf({ attempts, derived }: PaymentState, methods: readonly PaymentMethodRecord[]) {
  const standing = attempts.filter(({ id, received_on }) => received_on === null || derived.attempts[id]);
  return standing.toReversed().map(({ id, created_at, method, amount, is_test }) => ({
    id,
    at: created_at,
    method: methodTitle(methods, method),
    amount,
    status: derived.attempts[id]?.status ?? ('' as const),
    test: is_test,
  }));
}

/** How people read a payment method; its id if it is no longer offered. */
export function methodTitle(methods: readonly PaymentMethodRecord[], id: string): string {
  return methods.find((method) => method.id === id)?.title ?? id;
}
