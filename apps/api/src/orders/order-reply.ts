import type { getOrder, OutputOf } from '@etalage/api-contract';
import { paymentMethodsOf } from '../shoppingcart/cart.mapper.ts';
import type { PaymentMethodRecord } from '../shoppingcart/cart.repository.ts';
import type { PaymentState } from '../payments/payment-state.ts';
import type { Purchase } from '../payments/order.repository.ts';

/**
 * An order as its customer sees it: the stored snapshot, and the payment state derived from its events (ORD-25, ORD-26).
 * `online` are the methods it can be paid with now, in the owner's order; pick-up and wire cannot start a payment.
 */
export function orderReply(
  purchase: Purchase,
  state: PaymentState | undefined,
  online: readonly PaymentMethodRecord[],
): OutputOf<typeof getOrder> {
  const { cart } = purchase.snapshot;
  const selected = purchase.order?.payment_method ?? '';
  return {
    order: { number: purchase.number, created_at: purchase.createdAt.toISOString(), kind: purchase.kind },
    payment: {
      methods: paymentMethodsOf(online),
      selected,
      url: '',
      payment_status: state?.derived.status ?? '',
    },
    shipment: cart.shipment,
    checkout: cart.shoppingcart,
    quote: cart.quote,
    users: purchase.customer,
    vies: cart.vies,
    agreement: cart.agreement,
    countries: cart.countries,
  };
}
