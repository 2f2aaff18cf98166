import { isVatRefund, refundable } from '@etalage/shop-domain';
import { formatMoney, formatPercentage } from '@etalage/texts/format';
import type { TextKey, Translate } from '@etalage/texts';
import type { BadgeTone } from '@etalage/ui-kit/dashboard';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import type { OrderRefund, OrderRefunds } from '../../../queries/refund-queries.ts';

type State = OrderRefund['state'];

const stateTexts = {
  requested: 'refund_state_requested',
  sent: 'refund_state_sent',
  done: 'refund_state_done',
  failed: 'refund_state_failed',
} as const satisfies Record<State, TextKey>;

const stateTones = {
  requested: 'waiting',
  sent: 'waiting',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<State, BadgeTone>;

/** What is said of money that goes back, and of an amount that is taken off what is still to be paid. */
const paidWords = {
  heading: 'refund_heading',
  can: 'refund_can',
  none: 'refund_all_done',
  open: 'refund_open',
  title: 'refund_title',
  intro: 'refund_intro',
  sum: 'refund_sum',
  left: 'refund_left',
  proposal: 'withdrawals_refund',
  nothing: 'refund_nothing',
  changed: 'refund_changed',
} as const satisfies Record<string, TextKey>;

const unpaidWords = {
  heading: 'lower_heading',
  can: 'lower_can',
  none: 'lower_none',
  open: 'lower_open',
  title: 'lower_title',
  intro: 'lower_intro',
  sum: 'lower_sum',
  left: 'lower_left',
  proposal: 'withdrawals_lower',
  nothing: 'lower_nothing',
  changed: 'lower_changed',
} as const satisfies Record<keyof typeof paidWords, TextKey>;

/** The words for an order that was paid in this way, or is still to be paid. */
export function wordsOf(paid: OrderRefunds['paid']): Readonly<Record<keyof typeof paidWords, TextKey>> {
  return paid === 'later' || paid === 'none' ? unpaidWords : paidWords;
}

/** Where the money of a refund is. */
export function stateText({ lowered, by_hand, state }: OrderRefund): TextKey {
  if (lowered) return state === 'failed' ? 'lower_state_failed' : 'lower_state_done';
  return by_hand ? 'refund_state_by_hand' : stateTexts[state];
}

/** The colour of where its money is; what was taken off an order that was cancelled is no failure. */
export function stateTone({ lowered, state }: OrderRefund): BadgeTone {
  return lowered && state === 'failed' ? 'neutral' : stateTones[state];
}

/** What happens with the money of a refund of an order, and what the button says. */
export function movesOf(
  { paid, is_test, remainder }: Pick<OrderRefunds, 'paid' | 'is_test' | 'remainder'>,
  amount: number,
): { readonly moves: TextKey; readonly submit: TextKey } {
  if (paid === 'later') {
    const isWhole = amount > 0 && amount === refundable(remainder);
    return { moves: isWhole ? 'lower_moves_all' : 'lower_moves', submit: 'lower_submit' };
  }
  const submit = paid === 'hand' ? 'refund_record' : 'refund_submit';
  if (is_test) return { moves: 'refund_moves_test', submit };
  return { moves: paid === 'hand' ? 'refund_moves_hand' : 'refund_moves_provider', submit };
}

/** What is said once a refund was made. */
export function madeText({ lowered, state }: OrderRefund): TextKey {
  if (lowered) return state === 'failed' ? 'lower_made_all' : 'lower_made';
  return `refund_made_${state}`;
}

/** How a VAT group is named: by its rate, or without VAT. */
export function vatName(vat: string, t: Translate): string {
  const rate = Number(vat.split(':')[1] ?? 0);
  return rate > 0 ? t('refund_vat', { percentage: formatPercentage(rate) }) : t('refund_no_vat');
}

/** What a refund was for, in one line. */
export function partsText({ kind, split }: OrderRefund, order: OwnerOrder, t: Translate): string {
  if (isVatRefund(split)) return t('refund_part_vat', { amount: formatMoney(split.amount) });
  const titles = new Map(order.checkout.products.map(({ id, title }) => [id, title]));
  const shipping = split.shipping.reduce((sum, { amount }) => sum + amount, 0);
  const parts = split.lines.map(({ id, pieces }) => `${pieces} × ${titles.get(id) ?? ''}`);
  if (shipping > 0) parts.push(t('refund_part_shipping', { amount: formatMoney(shipping) }));
  if (kind === 'double') parts.push(t('refund_double'));
  else if (split.free > 0) parts.push(t('refund_part_free', { amount: formatMoney(split.free) }));
  return parts.join(' · ');
}

/** The VAT in a refund; it has none when one payment of two goes back. */
export function vatIn({ rates }: OrderRefund['split']): number {
  return rates.reduce((sum, { tax }) => sum + tax, 0);
}
