import type { RuleTextKey } from '../rule-text.ts';
import type { OrderStatus, PaymentStatus } from '../schema/order.schema.ts';

/** What decides what the people of a shop can do with an order now. Amounts are cents. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly total: number;
  /** Received and not given back. */
  readonly held: number;
  /** Whether it is sent before it is paid. */
  readonly pays_later: boolean;
  /** Whether the chosen method is paid through the provider. */
  readonly is_online: boolean;
  /** Whether a method is offered now with which the buyer can still pay online. */
  readonly is_payable_online: boolean;
  /** A payment that a member entered: none, as it was entered, or with a part given back since. */
  readonly entered: 'none' | 'whole' | 'refunded';
  readonly sent: 'none' | 'partly' | 'all';
  /** Whether the buyer took the products back to the cart. */
  readonly is_restored: boolean;
  /** Nothing has to be sent: it is picked up, or there is nothing to deliver. */
  readonly is_picked_up: boolean;
}

export const orderActions = ['pay', 'unpay', 'cancel', 'reopen', 'complete', 'uncomplete', 'link'] as const;
export type OrderAction = (typeof orderActions)[number];

type Problem = RuleTextKey | null;

const received: ReadonlySet<PaymentStatus> = new Set([
  'paid',
  'refunded',
  'partially_refunded',
  'charged_back',
]);

/** Why an action is not possible now; null if it is. */
export function orderActionProblem(action: OrderAction, facts: OrderFacts): Problem {
  return problems[action](facts);
}

/** The one thing that most likely comes next for an order; null if it waits for nothing that a member does here. */
export function nextOrderAction(facts: OrderFacts): OrderAction | null {
  const isPossible = (action: OrderAction) => orderActionProblem(action, facts) === null;
  if (facts.status !== 'placed') return null;
  // Its term begins when all of it is sent.
  if (facts.pays_later && facts.held <= 0 && facts.sent !== 'all') return null;
  if (isPossible('pay')) return 'pay';
  if (isPossible('link')) return 'link';
  const isHandedOver = facts.sent === 'all' || facts.is_picked_up;
  return isHandedOver && facts.held > 0 ? 'complete' : null;
}

const problems: Readonly<Record<OrderAction, (facts: OrderFacts) => Problem>> = {
  pay: ({ payment_status, total, is_online }) => {
    if (received.has(payment_status)) return 'order_action_paid';
    if (total <= 0) return 'order_action_free';
    return is_online ? 'order_action_online' : null;
  },
  unpay: ({ entered }) => {
    if (entered === 'none') return 'order_action_none_entered';
    return entered === 'refunded' ? 'order_action_entered_refunded' : null;
  },
  cancel: ({ status, held, entered, sent }) => {
    if (status === 'cancelled') return 'order_action_cancelled';
    if (status === 'completed') return 'order_action_completed';
    if (sent !== 'none') return 'order_action_sent';
    if (held <= 0) return null;
    return entered === 'whole' ? 'order_action_money_entered' : 'order_action_money';
  },
  reopen: ({ status, is_restored }) => {
    if (status !== 'cancelled') return 'order_action_not_cancelled';
    return is_restored ? 'order_action_restored' : null;
  },
  complete: ({ status }) => {
    if (status === 'cancelled') return 'order_action_cancelled';
    return status === 'completed' ? 'order_action_completed' : null;
  },
  uncomplete: ({ status }) => (status === 'completed' ? null : 'order_action_not_completed'),
  link: ({ status, payment_status, total, is_payable_online }) => {
    if (status === 'cancelled') return 'order_action_cancelled';
    // What the bank took back is owed again.
    if (payment_status !== 'charged_back' && received.has(payment_status)) return 'order_action_paid';
    if (total <= 0) return 'order_action_free';
    return is_payable_online ? null : 'order_action_not_online';
  },
};
