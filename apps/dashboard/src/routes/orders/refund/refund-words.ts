import { isVatRefund } from '@etalage/shop-domain';
import { formatMoney, formatPercentage } from '@etalage/texts/format';
import type { TextKey, Translate } from '@etalage/texts';
import type { BadgeTone } from '@etalage/ui-kit/dashboard';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import type { OrderRefund } from '../../../queries/refund-queries.ts';

type State = OrderRefund['state'];

export const stateTexts = {
  requested: 'refund_state_requested',
  sent: 'refund_state_sent',
  done: 'refund_state_done',
  failed: 'refund_state_failed',
} as const satisfies Record<State, TextKey>;

export const stateTones = {
  requested: 'waiting',
  sent: 'waiting',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<State, BadgeTone>;

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
