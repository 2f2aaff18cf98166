import { isUnpaid } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import type { BadgeTone } from '@etalage/ui-kit/dashboard';
import type { ListedOrder } from '../../queries/order-queries.ts';

interface StateView {
  readonly text: TextKey;
  readonly tone: BadgeTone;
}

type ShownState = Pick<ListedOrder, 'status' | 'payment_status'> &
  Partial<Pick<ListedOrder, 'pays_later' | 'later_due'>>;

/** How the state of an order is shown: a cancelled one waits for no payment, and one that is paid afterwards for its term. */
export function stateView({ status, payment_status, pays_later, later_due }: ShownState): StateView {
  if (status === 'cancelled') return cancelled;
  if (later_due === 'overdue') return overdue;
  if (pays_later && isUnpaid(payment_status)) return later;
  return paymentViews[payment_status];
}

const later: StateView = { text: 'orders_pays_later', tone: 'waiting' };
const overdue: StateView = { text: 'orders_later_overdue', tone: 'bad' };

const cancelled: StateView = { text: 'dashboard_order_cancelled', tone: 'neutral' };

/** The text and colour of a payment state; some states have the same text for an owner. */
const paymentViews: Record<ListedOrder['payment_status'], StateView> = {
  '': { text: 'dashboard_payment_none', tone: 'neutral' },
  open: { text: 'dashboard_payment_open', tone: 'waiting' },
  pending: { text: 'dashboard_payment_open', tone: 'waiting' },
  authorized: { text: 'dashboard_payment_open', tone: 'waiting' },
  paid: { text: 'dashboard_payment_paid', tone: 'good' },
  expired: { text: 'dashboard_payment_failed', tone: 'bad' },
  failed: { text: 'dashboard_payment_failed', tone: 'bad' },
  canceled: { text: 'dashboard_payment_failed', tone: 'bad' },
  refunded: { text: 'dashboard_payment_refunded', tone: 'neutral' },
  partially_refunded: { text: 'dashboard_payment_partly_refunded', tone: 'neutral' },
  charged_back: { text: 'dashboard_payment_charged_back', tone: 'bad' },
};

export const kindTexts = {
  order: 'dashboard_kind_order',
  quote: 'dashboard_kind_quote',
  mixed: 'dashboard_kind_mixed',
} as const satisfies Record<ListedOrder['kind'], TextKey>;
