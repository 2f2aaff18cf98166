import type { cancelOrder } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { releaseDiscounts } from '../discounts/discount-uses.ts';
import { followInvoices } from '../invoices/follow-invoices.ts';
import { endSoon } from '../payments/end-payments.ts';
import { findUnfinished } from '../payments/open-attempts.repository.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { releaseStock } from '../stock/stock-reservations.ts';
import { changeOnce, versionOnly } from './change-once.ts';
import { mailCancellation } from './mail-cancellation.ts';
import { requireAction } from './order-facts.repository.ts';
import { refreshOrder } from './refresh-order.ts';
import { setStatus } from './order-status.handlers.ts';

/** Cancels an order. Its open payments are ended at the provider afterwards, by a job and by the sweeps. */
export const cancelOrderHandler: Handler<typeof cancelOrder> = async (input, context) => {
  const { reason, mail } = input;
  await refreshOrder(context, input.number);
  const after: { mailId?: string | undefined; payments: readonly string[] } = { payments: [] };
  const reply = await changeOnce(context, input, {
    ...versionOnly,
    action: 'cancelled',
    asked: { reason, mail },
    work: async (tx, order) => {
      await requireAction(tx, order, 'cancel');
      await releaseStock(tx, order.website_id, order.id);
      await releaseDiscounts(tx, order.website_id, order.id);
      await setStatus(tx, order, 'cancelled');
      await followInvoices(tx, order.website_id, order.id, context.now());
      after.payments = await findUnfinished(tx, order.website_id, order.id);
      after.mailId = mail ? await mailCancellation(tx, context, order, reason) : undefined;
      return { before: { status: order.status }, after: { status: 'cancelled' }, reply: {} };
    },
  });
  const { jobs } = context.ports;
  await endSoon(jobs, context.websiteId, after.payments);
  await sendSoon(jobs, context.websiteId, after.mailId);
  return reply;
};
