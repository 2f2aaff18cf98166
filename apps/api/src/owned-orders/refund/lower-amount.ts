import type { RefundSplit } from '@etalage/shop-domain';
import { ApiError } from '../../calls/api-error.ts';
import type { HandlerContext } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { releaseDiscounts } from '../../discounts/discount-uses.ts';
import { followInvoices } from '../../invoices/follow-invoices.ts';
import type { OrderRow } from '../../payments/order.repository.ts';
import { isOpen, type PaymentState } from '../../payments/payment-state.ts';
import { setStatus } from '../order-status.handlers.ts';
import { mailLowered } from './mail-lowered.ts';

/** Throws `validation_failed` while a buyer may be paying: that payment would be of the amount from before. */
export function refuseLowering(payments: PaymentState, now: Date): void {
  if (!payments.attempts.some((attempt) => isOpen(payments, attempt, now))) return;
  throw new ApiError('validation_failed', { general: [{ key: 'lower_payment_open' }] });
}

interface Lowered {
  /** Of the refund that is stored. */
  readonly id: string;
  readonly split: RefundSplit;
  /** Cents that are left to pay. */
  readonly due: number;
}

/**
 * What follows when a part of a locked order is not to be paid any more: its credit note and a mail, whose id is returned.
 * When nothing is left to pay the order is cancelled, so that its invoice is taken back and it is no sale.
 */
export async function followLowering(
  tx: WebsiteTransaction,
  context: Pick<HandlerContext, 'now' | 'ports' | 'translate'>,
  order: OrderRow,
  { id, split, due }: Lowered,
): Promise<string | undefined> {
  const { website_id: websiteId, id: orderId } = order;
  const isWhole = due === 0;
  if (isWhole) {
    await releaseDiscounts(tx, websiteId, orderId);
    await setStatus(tx, order, 'cancelled');
  }
  await followInvoices(tx, websiteId, orderId, context.now());
  // After the credit note of the rest, which counts what was credited before.
  if (isWhole) await endLowerings(tx, order);
  return mailLowered(tx, context, order, { id, split, due });
}

/** An order that was cancelled is no sale, so that nothing can be taken off it either. */
async function endLowerings(tx: WebsiteTransaction, { website_id, id }: OrderRow): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ state: 'failed' })
    .where('website_id', '=', website_id)
    .where('order_id', '=', id)
    .where('payment_id', 'is', null)
    .where('state', '=', 'done')
    .execute();
}
