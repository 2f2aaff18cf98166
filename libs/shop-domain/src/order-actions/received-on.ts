import type { RuleText } from '../rule-text.ts';

/**
 * What is wrong with the day on which money was received: it lies between the day of the order and today. All are days
 * of the shop, as `YYYY-MM-DD`, which sort as text.
 */
export function receivedOnProblem(
  day: string,
  { ordered, today }: { readonly ordered: string; readonly today: string },
): RuleText | null {
  if (day > today) return { key: 'order_action_received_future', values: {} };
  if (day < ordered) return { key: 'order_action_received_early', values: {} };
  return null;
}
