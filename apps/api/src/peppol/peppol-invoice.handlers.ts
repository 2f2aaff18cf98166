import type { sendPeppolInvoice, settlePeppolInvoice } from '@etalage/api-contract';
import { normaliseParticipant, participantProblem } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { invoicesReply } from '../invoice-files/invoices-reply.ts';
import { changeOnce } from '../owned-orders/change-once.ts';

/** Puts a document in the outbox, for the receiver that a member sees or typed. */
export const sendPeppolInvoiceHandler: Handler<typeof sendPeppolInvoice> = async (input, context) => {
  const receiver = normaliseParticipant({ scheme: input.scheme, id: input.participant });
  return changeOnce(context, input, {
    action: 'peppol_asked',
    asked: { id: input.id },
    work: async (tx, order) => {
      const { peppol, number } = await documentOf(tx, context, input);
      if (!peppol?.can_send) throw new ApiError('conflict');
      const problem = participantProblem(receiver);
      if (problem) throw new ApiError('validation_failed', { participant: [problem] });
      await queueAgain(tx, context.websiteId, { invoice_id: input.id, order_id: order.id, receiver });
      return { after: { number }, reply: await invoicesReply(tx, context, input.number) };
    },
    again: (tx) => invoicesReply(tx, context, input.number),
  });
};

/** Writes down that a document went another way. */
export const settlePeppolInvoiceHandler: Handler<typeof settlePeppolInvoice> = async (input, context) =>
  changeOnce(context, input, {
    action: 'peppol_settled',
    asked: { id: input.id },
    work: async (tx) => {
      const { peppol, number } = await documentOf(tx, context, input);
      if (!peppol?.can_settle) throw new ApiError('conflict');
      await tx
        .updateTable('peppol_documents')
        .set({ state: 'settled', reason_code: '', reason: '', updated_at: sql<Date>`clock_or(now())` })
        .where('website_id', '=', context.websiteId)
        .where('invoice_id', '=', input.id)
        .execute();
      return { after: { number }, reply: await invoicesReply(tx, context, input.number) };
    },
    again: (tx) => invoicesReply(tx, context, input.number),
  });

/** A document of an order as a member sees it now. Throws `not_found`. */
async function documentOf(
  tx: WebsiteTransaction,
  context: HandlerContext,
  { number, id }: { readonly number: string; readonly id: string },
) {
  const { invoices } = await invoicesReply(tx, context, number);
  const found = invoices.find((invoice) => invoice.id === id);
  if (!found) throw new ApiError('not_found');
  return found;
}

interface Queued {
  readonly invoice_id: string;
  readonly order_id: string;
  readonly receiver: { readonly scheme: string; readonly id: string };
}

/** A document that was offered and refused gets another key: under the old one it would be refused unread. */
async function queueAgain(
  tx: WebsiteTransaction,
  websiteId: string,
  { invoice_id, order_id, receiver }: Queued,
): Promise<void> {
  const { scheme, id } = receiver;
  await sql`
    insert into peppol_documents as d (website_id, invoice_id, order_id, scheme, participant)
    values (${websiteId}, ${invoice_id}, ${order_id}, ${scheme}, ${id})
    on conflict (website_id, invoice_id) do update set
      key = case when d.is_offered then gen_random_uuid() else d.key end,
      earlier_keys = case when d.is_offered then d.earlier_keys || d.key else d.earlier_keys end,
      state = 'waiting', scheme = excluded.scheme, participant = excluded.participant, submission = '',
      is_offered = false, tries = 0, next_at = clock_or(now()), claimed_at = null, reason_code = '', reason = '',
      updated_at = clock_or(now())`.execute(tx);
}
