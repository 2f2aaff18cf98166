import type { RuleErrors } from '../rule-text.ts';
import { refundOf } from './refund-of.ts';
import type { AskedRefund, RefundRemainder } from './refund.schema.ts';

/** What a member cannot ask to pay back, by field; `lines.0.pieces` is the first line that is named. */
export function checkRefund(remainder: RefundRemainder, asked: AskedRefund): RuleErrors {
  const errors: RuleErrors = {};
  const left = new Map(remainder.lines.map((line) => [line.id, line.pieces]));
  for (const [at, { id, pieces }] of asked.lines.entries()) {
    const most = left.get(id) ?? 0;
    left.delete(id);
    if (pieces > most)
      errors[`lines.${at}.pieces`] = [{ key: 'refund_too_many_pieces', values: { count: most } }];
  }
  const shipping = remainder.shipping.reduce((sum, { amount }) => sum + amount, 0);
  if (asked.shipping > shipping) errors['shipping'] = [{ key: 'refund_too_much_shipping', values: {} }];
  const refund = refundOf(remainder, asked);
  if (asked.free > refund.free) errors['free'] = [{ key: 'refund_too_much', values: {} }];
  if (Object.keys(errors).length === 0 && refund.amount === 0)
    errors['general'] = [{ key: 'refund_nothing', values: {} }];
  return errors;
}
