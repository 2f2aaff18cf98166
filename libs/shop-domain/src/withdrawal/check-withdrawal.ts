import { isEmail } from '../customer/is-email.ts';
import type { Customer } from '../schema/customer.schema.ts';
import type { RuleErrors, RuleText } from '../rule-text.ts';
import { isAlwaysExcluded } from './withdrawal-exclusion.ts';
import type { WithdrawalExclusion } from '../schema/withdrawal-exclusion.schema.ts';
import { MAX_WITHDRAWALS, type WithdrawalObstacle, type WithdrawnPieces } from './withdrawal.schema.ts';

/** Who withdraws, and from which order. */
export interface Withdrawer {
  readonly name: string;
  readonly number: string;
  readonly email: string;
}

/** What is missing of who withdraws, by field; nothing but this may be asked (art. 11a Directive 2011/83). */
export function checkWithdrawer({ name, number, email }: Withdrawer): RuleErrors {
  const errors: RuleErrors = {};
  if (name.trim() === '') errors['name'] = [text('withdrawal_name_missing')];
  if (number.trim() === '') errors['number'] = [text('withdrawal_number_missing')];
  if (!isEmail(email.trim())) errors['email'] = [text('withdrawal_email_invalid')];
  return errors;
}

/**
 * Whether an order was placed by a business, which has no right to withdraw. A company without a VAT number may be a consumer
 * who typed where they work, and keeps the right.
 */
export function isBusiness(customer: Pick<Customer, 'invoice_is_company' | 'invoice_tax_number'>): boolean {
  return customer.invoice_is_company && customer.invoice_tax_number.trim() !== '';
}

/** A line of an order with the pieces from which its buyer can still withdraw. */
export interface WithdrawableLine {
  readonly position: number;
  /** None of what nobody can withdraw from. */
  readonly left: number;
  readonly exclusion: WithdrawalExclusion;
}

/** Why the pieces cannot be withdrawn, by field; `lines.0.pieces` is the first line that is named. */
export function checkWithdrawal(lines: readonly WithdrawableLine[], asked: WithdrawnPieces): RuleErrors {
  const errors: RuleErrors = {};
  const left = new Map(lines.map((line) => [line.position, line.left]));
  const excluded = new Set(lines.filter(isExcluded).map(({ position }) => position));
  for (const [at, { position, pieces }] of asked.entries()) {
    const most = left.get(position) ?? 0;
    left.delete(position);
    if (pieces > 0 && excluded.has(position))
      errors[`lines.${at}.pieces`] = [text('withdrawal_line_excluded')];
    else if (pieces > most)
      errors[`lines.${at}.pieces`] = [{ key: 'withdrawal_too_many_pieces', values: { count: most } }];
  }
  if (asked.every(({ pieces }) => pieces === 0)) errors['general'] = [text('withdrawal_nothing')];
  return errors;
}

/** What decides whether the buyer of an order can withdraw from it through the page. */
export interface WithdrawalFacts {
  /** Bought as a company with a VAT number: only consumers have this right. */
  readonly isCompany: boolean;
  readonly isCancelled: boolean;
  readonly isOver: boolean;
  /** How often somebody withdrew from it. */
  readonly made: number;
  readonly lines: readonly WithdrawableLine[];
}

/** The first reason why the buyer of an order cannot withdraw from it; '' without one. */
export function withdrawalObstacle({
  isCompany,
  isCancelled,
  isOver,
  made,
  lines,
}: WithdrawalFacts): WithdrawalObstacle {
  if (isCompany) return 'company';
  if (isCancelled) return 'cancelled';
  if (lines.length > 0 && lines.every(isExcluded)) return 'excluded';
  if (lines.every(({ left }) => left === 0)) return 'nothing_left';
  if (isOver) return 'over';
  return made >= MAX_WITHDRAWALS ? 'too_often' : '';
}

const isExcluded = ({ exclusion }: WithdrawableLine) => isAlwaysExcluded(exclusion);
const text = (key: RuleText['key']): RuleText => ({ key, values: {} });
