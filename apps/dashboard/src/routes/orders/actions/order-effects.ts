import type { TextKey, Translate } from '@etalage/texts';
import { formatDate, formatMoney } from '@etalage/texts/format';
import type { OrderActionsReply } from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';

type PiecesKey =
  | 'order_actions_pay_stock'
  | 'order_actions_unpay_stock'
  | 'order_actions_cancel_stock'
  | 'order_actions_reopen_stock';

/** What happens to a number of pieces; nothing without any. */
function piecesText(t: Translate, key: PiecesKey, count: number): string[] {
  if (count === 0) return [];
  if (count === 1) return [t(`${key}_one`, { pieces: t('order_actions_one_piece') })];
  return [t(key, { pieces: t('order_actions_pieces', { count }) })];
}

/** What each action does, in sentences. */
export const orderEffects = {
  pay: (t: Translate, { facts, due, pieces }: OrderActionsReply, { payment }: OwnerOrder) => [
    t('order_actions_pay_intro', {
      amount: formatMoney(due),
      method: payment.selected_title || payment.selected,
    }),
    ...piecesText(t, 'order_actions_pay_stock', pieces.reserved + pieces.released),
    ...(facts.status === 'cancelled' ? [t('order_actions_pay_revives')] : []),
  ],
  unpay: (t: Translate, { facts, pieces, received_on }: OrderActionsReply) => [
    t('order_actions_unpay_intro', { amount: formatMoney(facts.held), date: formatDate(received_on) }),
    ...piecesText(t, 'order_actions_unpay_stock', facts.sent === 'none' ? pieces.deducted : 0),
  ],
  cancel: (t: Translate, { facts, pieces }: OrderActionsReply) => [
    t('order_actions_cancel_intro'),
    ...piecesText(t, 'order_actions_cancel_stock', pieces.reserved),
    ...(facts.is_online ? [t('order_actions_cancel_payment')] : []),
  ],
  reopen: (t: Translate, { pieces }: OrderActionsReply) => [
    t('order_actions_reopen_intro'),
    ...piecesText(t, 'order_actions_reopen_stock', pieces.released),
  ],
} as const;

/** What is said once an action was done. */
export const doneTexts = {
  pay: 'order_actions_pay_done',
  unpay: 'order_actions_unpay_done',
  cancel: 'order_actions_cancel_done',
  reopen: 'order_actions_reopen_done',
} as const satisfies Record<keyof typeof orderEffects, TextKey>;
