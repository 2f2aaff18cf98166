import type { DiscountProblem, DiscountRule } from './discount-rule.ts';

/** When, and for whom. */
export interface DiscountMoment {
  now: Date;
  /** The e-mail address of the customer in lower case; '' while it is not known. */
  email: string;
}

/**
 * Why a discount cannot be given now to this customer, whatever is in the cart; '' if nothing prevents it. Its use per
 * customer is not limited while the e-mail address is not known: it is checked again with the order.
 */
export function discountProblem(rule: DiscountRule, { now, email }: DiscountMoment): DiscountProblem | '' {
  if (!rule.is_active || (rule.ends_at !== null && rule.ends_at <= now)) return 'ended';
  if (rule.starts_at !== null && rule.starts_at > now) return 'not_started';
  if (rule.uses_max !== null && rule.uses >= rule.uses_max) return 'used_up';
  if (rule.emails.length > 0) {
    if (email === '') return 'email_needed';
    if (!rule.emails.includes(email)) return 'other_customer';
  }
  const most = rule.customer_uses_max;
  if (most !== null && email !== '' && rule.customer_uses >= most) return 'customer_used_up';
  return '';
}
