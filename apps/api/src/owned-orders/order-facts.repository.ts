import { type OrderAction, type OrderFacts, orderActionProblem } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import { onlinePaymentsTaken } from '../db/online-payments-taken.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { enteredPayment } from '../payments/enter-payment.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { type PaymentState, paymentStateOf } from '../payments/payment-state.ts';
import { findOrderShipping } from './order-shipping.repository.ts';

export interface KnownOrder {
  readonly facts: OrderFacts;
  readonly state: PaymentState;
}

/** What decides what can be done with an order. */
export async function findOrderFacts(tx: WebsiteTransaction, order: OrderRow): Promise<KnownOrder> {
  const state = await paymentStateOf(tx, order.website_id, order.id);
  const online = await findOnlineMethods(tx, order.website_id);
  const { cart } = order.snapshot;
  const { paid, refunded, chargedBack, status: payment_status } = state.derived;
  const shipping = await findOrderShipping(tx, order);
  const facts: OrderFacts = {
    status: order.status,
    payment_status,
    total: order.total_incl_tax,
    held: paid - refunded - chargedBack,
    pays_later: order.pay_days !== null,
    is_online: online.all.includes(order.payment_method),
    is_payable_online: online.offered.some((id) => Object.hasOwn(cart.payment.methods, id)),
    entered: enteredOf(state),
    sent: order.sent,
    is_restored: order.restored_cart_id !== null,
    is_picked_up: shipping.is_pickup,
  };
  return { facts, state };
}

/** The facts of an order with which an action is possible. Throws the reason if it is not. */
export async function requireAction(
  tx: WebsiteTransaction,
  order: OrderRow,
  action: OrderAction,
): Promise<KnownOrder> {
  const known = await findOrderFacts(tx, order);
  const problem = orderActionProblem(action, known.facts);
  if (problem) throw new ApiError('validation_failed', { general: [{ key: problem }] });
  return known;
}

function enteredOf(state: PaymentState): OrderFacts['entered'] {
  const payment = enteredPayment(state);
  const known = payment && state.derived.attempts[payment.id];
  if (!known) return 'none';
  return known.refunded + known.chargedBack > 0 ? 'refunded' : 'whole';
}

/** The methods that are paid through the provider: all, and those that are offered now. */
async function findOnlineMethods(tx: WebsiteTransaction, websiteId: string) {
  const rows = await tx
    .selectFrom('payment_methods')
    .select(['id', 'enabled'])
    .select(onlinePaymentsTaken.as('is_taken'))
    .where('website_id', '=', websiteId)
    .where('provider', '=', 'online')
    .execute();
  return {
    all: rows.map(({ id }) => id),
    offered: rows.filter(({ enabled, is_taken }) => enabled && is_taken).map(({ id }) => id),
  };
}
