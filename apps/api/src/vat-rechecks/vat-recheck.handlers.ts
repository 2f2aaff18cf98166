import type { correctVat, declineVatCorrection, getVatRecheck } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { correctInvoice } from '../invoices/correct-invoice.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { changeOnce } from '../owned-orders/change-once.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { correctionPlan, numberOf } from './correction-plan.ts';
import { mailVatCorrected } from './mail-vat-corrected.ts';
import { changeRecheck, findRecheck, type FoundRecheck } from './recheck.repository.ts';
import { vatRecheckReply } from './vat-recheck-reply.ts';

/** What became of the VAT number of an order. */
export const getVatRecheckHandler: Handler<typeof getVatRecheck> = async ({ number }, context) => {
  requireRole(context, orderRoles);
  return context.read(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('website_id', '=', context.websiteId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!order) throw new ApiError('not_found');
    return vatRecheckReply(tx, context, order);
  });
};

/** Replaces the invoice of an order by a credit note and one without VAT. */
export const correctVatHandler: Handler<typeof correctVat> = async (input, context) => {
  let mailId: string | undefined;
  const reply = await changeOnce(context, input, {
    action: 'vat_corrected',
    asked: {},
    work: async (tx, order, { name }) => {
      const recheck = await undecided(tx, context, order);
      const { ready, problem } = await correctionPlan(tx, context, order.id, recheck);
      if (!ready) throw new ApiError('validation_failed', { general: [problem] });
      const correction = { ...ready, memberName: name, now: context.now() };
      const { note, instead } = await correctInvoice(tx, context.websiteId, ready.order, correction);
      await changeRecheck(tx, context.websiteId, order.id, { proposal: 'made' });
      const numbers = [note.number, instead.number] as const;
      const { tax } = note.totals;
      const mailed = { numbers: [ready.invoice.document.number, ...numbers] as const, tax };
      // Nobody is behind the order of an erased customer any more.
      mailId = order.email === '' ? undefined : await mailVatCorrected(tx, context, order, mailed);
      const after = { numbers, tax, vat_number: numberOf(recheck) };
      return { after, reply: await vatRecheckReply(tx, context, order) };
    },
    again: (tx, order) => vatRecheckReply(tx, context, order),
  });
  await sendSoon(context.ports.jobs, context.websiteId, mailId);
  return reply;
};

/** Leaves the documents of an order as they are. */
export const declineVatCorrectionHandler: Handler<typeof declineVatCorrection> = async (input, context) =>
  changeOnce(context, input, {
    action: 'vat_correction_declined',
    asked: {},
    work: async (tx, order) => {
      await undecided(tx, context, order);
      await changeRecheck(tx, context.websiteId, order.id, { proposal: 'declined' });
      return { reply: await vatRecheckReply(tx, context, order) };
    },
    again: (tx, order) => vatRecheckReply(tx, context, order),
  });

/** Throws `conflict` if there is nothing to correct, or if it was corrected already. */
async function undecided(
  tx: WebsiteTransaction,
  { websiteId }: Pick<HandlerContext, 'websiteId'>,
  order: OrderRow,
): Promise<FoundRecheck> {
  const recheck = await findRecheck(tx, websiteId, order.id);
  if (recheck?.proposal !== 'open' && recheck?.proposal !== 'declined') throw new ApiError('conflict');
  return recheck;
}
