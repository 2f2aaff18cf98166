import { type InvoiceDocument, participantOfBuyer, peppolNeed } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findPeppolAccount, sendsItself } from './peppol-account.repository.ts';

interface MadeDocument {
  readonly invoiceId: string;
  readonly orderId: string;
  readonly document: InvoiceDocument;
}

/**
 * Puts a document in the outbox of Peppol, in the transaction that makes it, if it must go there or its owner wants that.
 * Where it must and the number of its buyer is not known, it waits for somebody to fill that in.
 */
export async function queuePeppol(
  tx: WebsiteTransaction,
  websiteId: string,
  { invoiceId, orderId, document }: MadeDocument,
): Promise<void> {
  const need = peppolNeed(document);
  if (need === 'none') return;
  const account = await findPeppolAccount(tx, websiteId);
  if (!sendsItself(account)) return;
  const receiver = participantOfBuyer(document.buyer);
  if (need === 'may' && (account.reach !== 'all' || !receiver)) return;
  await tx
    .insertInto('peppol_documents')
    .values({
      website_id: websiteId,
      invoice_id: invoiceId,
      order_id: orderId,
      scheme: receiver?.scheme ?? '',
      participant: receiver?.id ?? '',
    })
    .execute();
}
