import type { RuleTextKey } from '../rule-text.ts';
import { PAY_ON_PICKUP } from './can-pay-with.ts';
import { TRANSFER } from './transfer.ts';

/** The notice of an order's payment and whether its method choice and pay button show. */
export interface PaymentView {
  kind: 'yellow' | 'green' | 'red' | 'neutral';
  /** `webshop_payment_refunded` and similar texts contain `{amount}`, filled in by the screen. */
  key: RuleTextKey;
  showPay: boolean;
}

type Notice = Omit<PaymentView, 'showPay'>;

const processing: Notice = { kind: 'yellow', key: 'webshop_payment_processing' };

const notices: ReadonlyMap<string, Notice> = new Map<string, Notice>([
  ['paid', { kind: 'green', key: 'webshop_payment_paid' }],
  ['expired', { kind: 'red', key: 'webshop_payment_expired' }],
  ['failed', { kind: 'red', key: 'webshop_payment_failed' }],
  ['canceled', { kind: 'red', key: 'webshop_payment_canceled' }],
  ['refunded', { kind: 'neutral', key: 'webshop_payment_refunded' }],
  ['partially_refunded', { kind: 'neutral', key: 'webshop_payment_partially_refunded' }],
  ['charged_back', { kind: 'red', key: 'webshop_payment_charged_back' }],
]);

const settled = new Set(['paid', 'refunded', 'partially_refunded', 'charged_back']);
const payLater = new Set(['', PAY_ON_PICKUP, TRANSFER]);
/** Its money was here, and is owed again. */
const TAKEN_BACK = 'charged_back';

/**
 * How a payment status is shown (ORD-17 to ORD-22); unset, open, pending, authorized and unknown statuses are yellow
 * (ORD-20). Paying is offered until the order is paid, and always when the chosen method is paid outside the shop or is
 * empty (ORD-22). An order that was paid and refunded is not offered for payment again; one whose money the bank took back is.
 */
export function paymentView(status: string, method: string): PaymentView {
  const showPay = !settled.has(status) || status === TAKEN_BACK || payLater.has(method);
  return { ...(notices.get(status) ?? processing), showPay };
}

/** Whether an order page may stop polling its payment status: no change is expected any more (ORD-15, ORD-16). */
export function isPaymentSettled(status: string): boolean {
  return settled.has(status);
}
