import type { RuleText } from '../rule-text.ts';

/** An amount of ten times what is asked was typed wrongly. */
const MOST_TIMES = 10;

/** What is wrong with the amount that arrived for an order of which so much is asked, in cents. What is beyond that is owed back. */
export function receivedAmountProblem(amount: number, due: number): RuleText | null {
  if (amount < due) return { key: 'order_action_received_too_little', values: {} };
  if (amount >= due * MOST_TIMES) return { key: 'order_action_received_too_much', values: {} };
  return null;
}
