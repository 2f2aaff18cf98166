import type { RuleErrors, RuleText } from '../rule-text.ts';
import type { PayLaterTerms } from '../schema/pay-later.schema.ts';

/** The payment method with which an order is sent before it is paid. */
export const PAY_LATER = 'pay_later';

/** Longest term, in days: companies cannot agree on more among themselves without a reason (art. 6:119a lid 5 BW). */
export const MAX_PAY_LATER_DAYS = 60;

/** Highest amount that can be a maximum, in cents; the text of its refusal names it too. */
const MOST_CENTS = 100_000_000;

/** What a method for paying afterwards begins with. */
export const usualPayLater: PayLaterTerms = { days: 14, buyers: 'all', most: 0 };

/** What is wrong with the terms of paying afterwards, by field. */
export function checkPayLater({ days, most }: PayLaterTerms): RuleErrors {
  const errors: RuleErrors = {};
  if (!Number.isInteger(days) || days < 1 || days > MAX_PAY_LATER_DAYS)
    errors['days'] = [{ key: 'webshop_pay_later_days', values: { most: MAX_PAY_LATER_DAYS } }];
  if (!Number.isInteger(most) || most < 0 || most > MOST_CENTS)
    errors['most'] = [{ key: 'webshop_pay_later_most', values: {} }];
  return errors;
}

/** What a buyer reads of the term. */
export function payLaterTerm(days: number): RuleText {
  return { key: days === 1 ? 'webshop_pay_later_term_one' : 'webshop_pay_later_term', values: { days } };
}

/** What decides whether a buyer can pay afterwards. */
export interface LaterBill {
  readonly isCompany: boolean;
  /** What is to be paid, in cents. */
  readonly total: number;
}

/** Whether a bill is one that these terms allow. */
export function isPayLaterFor({ buyers, most }: PayLaterTerms, { isCompany, total }: LaterBill): boolean {
  if (most > 0 && total > most) return false;
  return buyers === 'all' || (buyers === 'companies') === isCompany;
}
