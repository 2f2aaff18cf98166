import type { TextKey } from '@etalage/texts';
import type { BadgeTone } from '@etalage/ui-kit/dashboard';
import type { OrderWithdrawal } from '../../../queries/withdrawal-queries.ts';

export const stateTones = {
  received: 'waiting',
  returned: 'waiting',
  paid_back: 'good',
  refused: 'bad',
} as const satisfies Record<OrderWithdrawal['state'], BadgeTone>;

/** What can be made of a withdrawal. */
export type NextState = Exclude<OrderWithdrawal['state'], 'received'>;

/** What making this of a withdrawal is called; where nothing was paid, nothing goes back. */
export function doText(state: NextState, isNothingPaid: boolean): TextKey {
  if (state === 'paid_back' && isNothingPaid) return 'withdrawals_do_settled';
  return `withdrawals_do_${state}`;
}

/** What it tells the buyer. */
export function askText(state: NextState, isNothingPaid: boolean): TextKey {
  if (state === 'paid_back' && isNothingPaid) return 'withdrawals_ask_settled';
  return `withdrawals_ask_${state}`;
}
