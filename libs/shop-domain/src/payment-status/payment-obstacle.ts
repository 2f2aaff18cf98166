import { canPayWith, type Handover } from './can-pay-with.ts';
import { PAY_LATER } from './pay-later.ts';
import { TRANSFER } from './transfer.ts';

/** Payment methods that a website can have. The provider knows those before the offline ones by these names. */
export const PAYMENT_METHODS = [
  'ideal',
  'bancontact',
  'creditcard',
  'paypal',
  'pay_on_pickup',
  TRANSFER,
  PAY_LATER,
] as const;

export type PaymentMethodId = (typeof PAYMENT_METHODS)[number];

/** What decides whether a payment method is offered, apart from who buys. */
export interface OfferedPayment {
  readonly id: string;
  readonly enabled: boolean;
  readonly provider: 'online' | 'offline';
  /** Of the methods that are paid by transfer: whether the account is named. */
  readonly has_account: boolean;
}

/** What a shop has that payment methods need. */
export interface PaymentShop {
  /** Whether the server takes payments through its provider. */
  readonly takes_online: boolean;
  /** The ways in which goods can reach a buyer with the methods that are on; empty if nothing is delivered. */
  readonly handovers: readonly Handover[];
}

/** Why no customer can choose a payment method; '' if somebody can. */
export type PaymentObstacle = '' | 'off' | 'account' | 'online' | 'pickup' | 'delivery';

export function paymentObstacle(
  { id, enabled, provider, has_account }: OfferedPayment,
  { takes_online, handovers }: PaymentShop,
): PaymentObstacle {
  if (!enabled) return 'off';
  if (!hasNeededAccount(id, has_account)) return 'account';
  if (provider === 'online' && !takes_online) return 'online';
  const ways = handovers.length > 0 ? handovers : (['none'] as const);
  if (ways.some((handover) => canPayWith(id, handover))) return '';
  return id === PAY_LATER ? 'delivery' : 'pickup';
}

/** Nobody can transfer money to an account that is not named. */
export function hasNeededAccount(id: string, hasAccount: boolean): boolean {
  return !isPaidToAccount(id) || hasAccount;
}

/** Whether a method is paid to the bank account of the shop. */
export function isPaidToAccount(id: string): boolean {
  return id === TRANSFER || id === PAY_LATER;
}
