import {
  creditNoteOf,
  dayAfter,
  type InvoiceCalculation,
  type InvoiceDocument,
  type InvoicedOrder,
  invoiceOf,
  missingOfSeller,
  readCalculation,
  TRANSFER,
} from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import {
  dayOf,
  findOrderToInvoice,
  type FoundOrder,
  invoicedOrderOf,
  isPaid,
  sellerPartyOf,
} from './find-invoiced-order.ts';
import { insertInvoice } from './insert-invoice.ts';
import { invoiceSettingsOf } from './invoice-settings.ts';

/** Days to pay when the shop does not say how many. */
const DEFAULT_DAYS = 14;

/**
 * Makes what is due of a locked order: its invoice once it is paid or sent, as the owner chose, and a credit note for each
 * refund that was paid back. Repeating it changes nothing. Nothing is made as long as the details of the seller are not
 * complete: that holds up no payment, and the people of the shop can have it made later.
 */
export async function followInvoices(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  now: Date,
): Promise<void> {
  const order = await findOrderToInvoice(tx, websiteId, orderId);
  if (!order) return;
  const invoice = await findInvoice(tx, websiteId, orderId);
  const { moment } = invoiceSettingsOf(order);
  const isDue = moment === 'payment' ? isPaid(order) : order.sent === 'all';
  if (!invoice && !isDue) return;
  const calculation = readCalculation(order.snapshot.calculation);
  if (!calculation || missingOfSeller(sellerPartyOf(order)).length > 0) return;
  await makeInvoices(tx, websiteId, order, { calculation, invoice, now });
}

/** Whether an order was paid, or handed over; before that there is nothing to invoice. */
export function canBeInvoiced(order: Pick<FoundOrder, 'payment_status' | 'sent'>): boolean {
  return isPaid(order) || order.sent !== 'none';
}

interface Making {
  readonly calculation: InvoiceCalculation;
  /** The one that it has already. */
  readonly invoice: InvoiceDocument | undefined;
  readonly now: Date;
}

/** Makes the invoice of a locked order unless it has one, and the credit notes that it lacks. */
export async function makeInvoices(
  tx: WebsiteTransaction,
  websiteId: string,
  order: FoundOrder,
  { calculation, invoice, now }: Making,
): Promise<void> {
  const refunds = await findUncredited(tx, websiteId, order.id);
  if (invoice && refunds.length === 0) return;
  const invoiced = await invoicedOrderOf(tx, websiteId, order, calculation);
  const today = dayOf(now);
  const settings = invoiceSettingsOf(order);
  const made = { websiteId, orderId: order.id, isTest: invoice?.is_test ?? invoiced.isTest, today, settings };
  const dated = { date: today, supplied_on: await suppliedOn(tx, websiteId, order.id, today) };
  const own = invoice ?? (await addInvoice(tx, invoiced, { order, made, dated }));
  // What is credited is the seller, the buyer and the kind of the invoice.
  const alike = { ...invoiced, seller: own.seller, isTest: own.is_test };
  const credits = { number: own.number, date: own.date };
  for (const { id, split } of refunds)
    await insertInvoice(tx, { ...made, refundId: id }, (number) => {
      const note = creditNoteOf(alike, { number, ...dated }, { credits, split });
      return { ...note, buyer: own.buyer, deliver_to: own.deliver_to };
    });
}

interface Added {
  readonly order: FoundOrder;
  readonly made: Omit<Parameters<typeof insertInvoice>[1], 'refundId'>;
  readonly dated: { readonly date: string; readonly supplied_on: string };
}

async function addInvoice(
  tx: WebsiteTransaction,
  invoiced: InvoicedOrder,
  { order, made, dated }: Added,
): Promise<InvoiceDocument> {
  const account = await findAccount(tx, made.websiteId, order.payment_method);
  const due = dayAfter(made.today, account?.days ?? DEFAULT_DAYS);
  const payTo = account ? { iban: account.iban, name: account.holder, reference: order.number } : null;
  return insertInvoice(tx, { ...made, refundId: null }, (number) =>
    invoiceOf(invoiced, { number, ...dated }, { isPaid: isPaid(order), due, payTo }),
  );
}

/** The invoice of an order. */
export async function findInvoice(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<InvoiceDocument | undefined> {
  const row = await tx
    .selectFrom('invoices')
    .select('document')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  return row?.document;
}

/** Refunds that were paid back, which is final, and have no credit note; a payment too many was never invoiced. */
export async function findUncredited(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  const refunds = await tx
    .selectFrom('refunds as r')
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.website_id', '=', 'r.website_id').onRef('i.refund_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.split'])
    .where('r.website_id', '=', websiteId)
    .where('r.order_id', '=', orderId)
    .where('r.kind', '=', 'order')
    .where('r.state', '=', 'done')
    .where('i.id', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  // What exceeds all that was sold credits nothing.
  return refunds.filter(({ split }) => split.rates.length > 0);
}

/** The day on which its first parcel left or its money arrived, whichever was first; today before both. */
async function suppliedOn(
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
  const days = [today, ...(sent ? [dayOf(sent.created_at)] : []), ...(paid ? [paid.day] : [])];
  return days.toSorted()[0] ?? today;
}

async function findAccount(tx: WebsiteTransaction, websiteId: string, method: string) {
  if (method !== TRANSFER) return undefined;
  const row = await tx
    .selectFrom('payment_methods')
    .select('transfer')
    .where('website_id', '=', websiteId)
    .where('id', '=', TRANSFER)
    .executeTakeFirst();
  return row?.transfer ?? undefined;
}
