import { setTimeout as pause } from 'node:timers/promises';
import type { listRefunds, refundOrder, retryRefund } from '@etalage/api-contract';
import { requireRole } from '../../auth/require-role.ts';
import type { Handler, HandlerContext } from '../../calls/handler-context.ts';
import { refundRoles, refundsReply } from './refunds-reply.ts';
import { requestAgain } from './request-again.ts';
import { requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';
import { tellBuyer } from './tell-buyer.ts';

/** Milliseconds that a member waits for a slow provider; the refund goes on without them. */
const PATIENCE = 2000;

/** The refunds of an order. */
export const listRefundsHandler: Handler<typeof listRefunds> = async ({ number }, context) => {
  requireRole(context, refundRoles);
  return context.read((tx) => refundsReply(tx, context.websiteId, number));
};

/** Pays back a part of an order, or all that is left. */
export const refundOrderHandler: Handler<typeof refundOrder> = async (input, context) => {
  const member = requireRole(context, refundRoles);
  const { websiteId } = context;
  await context.write((tx) => requestRefund(tx, websiteId, member, input));
  await sendWithin(context, input.id);
  return context.read((tx) => refundsReply(tx, websiteId, input.number));
};

/** Asks the provider anew for a refund that failed. */
export const retryRefundHandler: Handler<typeof retryRefund> = async (input, context) => {
  const member = requireRole(context, refundRoles);
  const { websiteId } = context;
  await context.write((tx) => requestAgain(tx, websiteId, member, input));
  await sendWithin(context, input.id);
  return context.read((tx) => refundsReply(tx, websiteId, input.number));
};

/** Sends a stored refund; what fails here is found by the next sweep. */
async function sendWithin(context: HandlerContext, id: string): Promise<void> {
  const { db, log, now, websiteId, ports } = context;
  const deps = { db, log, now, payments: ports.payments, jobs: ports.jobs, siteUrl: ports.siteUrl };
  const sending = sendRefund(deps, websiteId, id)
    // One that was paid back by hand was not sent, but its buyer is told.
    .then(() => tellBuyer(deps, websiteId, id))
    .catch((err: unknown) => log.error({ err, websiteId }, 'refund was not sent'));
  const patience = new AbortController();
  const waiting = pause(PATIENCE, undefined, { signal: patience.signal }).catch(() => {});
  await Promise.race([sending.finally(() => patience.abort()), waiting]);
}
