import { type InvoiceDocument, isPaidToAccount, isVatRefund, type RefundSplit } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { type SqlBool, sql } from 'kysely';
import { isRefundOfSale } from '../db/refund-of-sale.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { sellerCountryOf } from '../websites/shop-settings.ts';
import { findVatCorrection } from './vat-correction.repository.ts';

/** An invoice with its round: 1, and one more for each time that the order was cancelled and became valid again. */
export interface StandingInvoice {
  readonly round: number;
  readonly document: InvoiceDocument;
}

/**
 * The invoice of an order that stands: one that was taken back, because its order was cancelled, does not, and neither does
 * that of a test once real money came.
 */
export async function findInvoice(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<StandingInvoice | undefined> {
  const rows = await tx
    .selectFrom('invoices as i')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'i.website_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.kind', 'i.round', 'i.document'])
    .where('i.website_id', '=', websiteId)
    .where('i.order_id', '=', orderId)
    .where('i.refund_id', 'is', null)
    .where(sql<SqlBool>`(o.is_test or i.series in ('invoice', 'credit_note'))`)
    .orderBy('i.round', 'desc')
    .execute();
  const [newest] = rows;
  const takenBack = rows.some(({ kind, round }) => kind === 'credit_note' && round === newest?.round);
  return takenBack ? undefined : newest;
}

/** How often an order was invoiced. */
export async function countRounds(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<number> {
  const { rounds } = await tx
    .selectFrom('invoices')
    .select(({ fn }) => fn.coalesce(fn.max('round'), sql<number>`0`).as('rounds'))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return rounds;
}

/** What refunds of an order paid back, as far as it is final. */
export async function findPaidBack(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<RefundSplit[]> {
  const rows = await tx
    .selectFrom('refunds as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'r.website_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select('r.split')
    .where('r.website_id', '=', websiteId)
    .where('r.order_id', '=', orderId)
    .where(isRefundOfSale)
    .where('r.state', '=', 'done')
    .execute();
  return rows.map(({ split }) => split);
}

/** Refunds that were paid back, or taken off what is to be paid, which is final, and have no credit note; a payment too many was never invoiced. */
export async function findUncredited(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  const refunds = await tx
    .selectFrom('refunds as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'r.website_id').onRef('o.id', '=', 'r.order_id'),
    )
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.website_id', '=', 'r.website_id').onRef('i.refund_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.split', 'r.payment_id'])
    .where('r.website_id', '=', websiteId)
    .where('r.order_id', '=', orderId)
    .where(isRefundOfSale)
    .where('r.state', '=', 'done')
    .where('i.id', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  const isCorrected = (await findVatCorrection(tx, websiteId, orderId)) !== undefined;
  // What exceeds all that was sold credits nothing, nor does VAT that the documents do not charge any more.
  return refunds.filter(({ split }) => split.rates.length > 0 && !(isCorrected && isVatRefund(split)));
}

/** The day on which its first parcel left or its money arrived, whichever was first; today before both. */
export async function suppliedOn(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  today: string,
): Promise<string> {
  const sent = await tx
    .selectFrom('shipments')
    .select('created_at')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
  const paid = await tx
    .selectFrom('received_payments')
    .select(sql<string>`day::text`.as('day'))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('day')
    .executeTakeFirst();
  const days = [today, ...(sent ? [dutchDayOf(sent.created_at)] : []), ...(paid ? [paid.day] : [])];
  return days.toSorted()[0] ?? today;
}

/** Where, in which country and within how many days an order is paid by transfer, also if nobody can choose that now; undefined for other methods. */
export async function findAccount(tx: WebsiteTransaction, websiteId: string, method: string) {
  if (!isPaidToAccount(method)) return undefined;
  const row = await tx
    .selectFrom('payment_methods')
    .select('transfer')
    .select(
      sql<
        string | null
      >`(select w.settings #>> '{company,country}' from websites w where w.id = ${websiteId})`.as('country'),
    )
    .where('website_id', '=', websiteId)
    .where('id', '=', method)
    .executeTakeFirst();
  if (!row?.transfer) return undefined;
  return { ...row.transfer, country: sellerCountryOf({ country: row.country ?? '' }) };
}
