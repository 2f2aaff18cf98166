import type { listOrderInvoices, OutputOf } from '@etalage/api-contract';
import { missingOfSeller, readCalculation } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findOrderToInvoice, type FoundOrder, sellerPartyOf } from '../invoices/find-invoiced-order.ts';
import { canBeInvoiced } from '../invoices/follow-invoices.ts';
import { findInvoice, findUncredited } from '../invoices/invoice-facts.repository.ts';
import { findDocuments } from '../invoices/invoice.repository.ts';
import { findPeppolAccount } from '../invoices/peppol-account.repository.ts';
import { findPeppolDocuments } from '../invoices/peppol.repository.ts';
import { peppolView } from './peppol-view.ts';

type Reply = OutputOf<typeof listOrderInvoices>;

/** The documents of an order and whether more can be made. Throws `not_found`. */
export async function invoicesReply(
  tx: WebsiteTransaction,
  { websiteId, translate }: { readonly websiteId: string; readonly translate: Translate },
  number: string,
): Promise<Reply> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'version'])
    .where('website_id', '=', websiteId)
    .where('number', '=', number)
    .executeTakeFirst();
  const found = order && (await findOrderToInvoice(tx, websiteId, order.id));
  if (!order || !found) throw new ApiError('not_found');
  const rows = await findDocuments(tx, websiteId, order.id);
  const isDone = found.status === 'cancelled' && rows.length > 0 && !canBeInvoiced(found);
  const invoice = await findInvoice(tx, websiteId, order.id);
  const lacks =
    !isDone && (invoice === undefined || (await findUncredited(tx, websiteId, order.id)).length > 0);
  const { problems, lacks_company } = problemsOf(found, translate);
  const account = await findPeppolAccount(tx, websiteId);
  const sent = await findPeppolDocuments(tx, websiteId, order.id);
  return {
    version: order.version,
    invoices: rows.map(({ series, document, ...row }) => ({
      ...row,
      is_test: series.startsWith('test_'),
      peppol: peppolView(document, { row: sent.get(row.id), account }, translate),
    })),
    can_make: lacks && problems.length === 0,
    problems: lacks ? problems : [],
    lacks_company: lacks && lacks_company,
  };
}

/** Why no invoice of an order can be made, as a member reads it. */
export function problemsOf(order: FoundOrder, t: Translate): Pick<Reply, 'problems' | 'lacks_company'> {
  if (!canBeInvoiced(order)) return { problems: [t('invoice_not_paid')], lacks_company: false };
  if (!readCalculation(order.snapshot.calculation))
    return { problems: [t('invoice_unreadable')], lacks_company: false };
  const missing = missingOfSeller(sellerPartyOf(order));
  return { problems: missing.map(({ key, values }) => t(key, values)), lacks_company: missing.length > 0 };
}
