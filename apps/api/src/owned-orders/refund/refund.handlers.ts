import { setTimeout as pause } from 'node:timers/promises';
import type { listRefunds, refundOrder, retryRefund } from '@etalage/api-contract';
import { requireRole } from '../../auth/require-role.ts';
import type { Handler, HandlerContext } from '../../calls/handler-context.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { refundRoles, refundsReply } from './refunds-reply.ts';
import { requestAgain } from './request-again.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';
import { notifyBuyer } from './notify-buyer.ts';

/** The refunds of an order. */
export const listRefundsHandler: Handler<typeof listRefunds> = async ({ number }, context) => {
  requireRole(context, refundRoles);
  return context.read((tx) => refundsReply(tx, context.websiteId, number));
};

/** Pays back a part of an order, or all that is left; a repeated request finds the refund that it made. */
export function refundOrderHandler(patience: number): Handler<typeof refundOrder> {
  return async (input, context) => {
    const member = requireRole(context, refundRoles);
    const { websiteId } = context;
    const made = await context.write((tx) => requestRefund(tx, context, member, input));
    if (made?.mailId) await sendSoon(context.ports.jobs, websiteId, made.mailId);
    else if (made) await sendWithin(patience, context, input.id);
    return context.read((tx) => refundsReply(tx, websiteId, input.number));
  };
}

/** Asks the provider anew for a refund that failed. */
export function retryRefundHandler(patience: number): Handler<typeof retryRefund> {
  return async (input, context) => {
    const member = requireRole(context, refundRoles);
    const { websiteId } = context;
    const isNew = await context.write((tx) => requestAgain(tx, websiteId, member, input));
    if (isNew) await sendWithin(patience, context, input.id);
    return context.read((tx) => refundsReply(tx, websiteId, input.number));
  };
}

/** Sends a stored refund, and waits for it some milliseconds; what fails or is lost here is found by the next sweep. */
async function sendWithin(patience: number, context: HandlerContext, id: string): Promise<void> {
  const { db, log, now, websiteId, ports } = context;
  const deps = { db, log, now, payments: ports.payments, jobs: ports.jobs, siteUrl: ports.siteUrl };
  const sending = sendRefund(deps, websiteId, id)
    // One that was paid back by hand was not sent, but its buyer is notified.
    .then(() => notifyBuyer(deps, websiteId, id))
    .catch((err: unknown) => log.error({ err, websiteId }, 'refund was not sent'));
  const answered = new AbortController();
  const waiting = pause(patience, undefined, { signal: answered.signal }).catch(() => {});
  await Promise.race([sending.finally(() => answered.abort()), waiting]);
}
