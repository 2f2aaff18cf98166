import {
  askedForAll,
  creditNoteOf,
  dayAfter,
  type CreditedRefund,
  type InvoiceCalculation,
  type InvoiceDocument,
  type InvoicedOrder,
  invoiceOf,
  invoiceReference,
  missingOfSeller,
  paidParts,
  readCalculation,
  refundOf,
  type RefundSplit,
  remainderOf,
} from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../db/with-website.ts';
import {
  findOrderToInvoice,
  type FoundOrder,
  invoicedOrderOf,
  isPaid,
  sellerPartyOf,
} from './find-invoiced-order.ts';
import { insertInvoice } from './insert-invoice.ts';
import {
  countRounds,
  findAccount,
  findInvoice,
  findPaidBack,
  findUncredited,
  type StandingInvoice,
  suppliedOn,
} from './invoice-facts.repository.ts';
import { orderPagePath } from '../websites/order-page-path.ts';
import { invoiceSettingsOf } from './invoice-settings.ts';
import { chargedBy, findVatCorrection } from './vat-correction.repository.ts';

/** Days to pay when the shop does not say how many. */
const DEFAULT_DAYS = 14;

/** Whether an order was cancelled and no money came, or it was entered by mistake: nothing is owed. */
const isVoid = (order: Pick<FoundOrder, 'status' | 'payment_status'>): boolean =>
  order.status === 'cancelled' && !isPaid(order);

/**
 * Makes what is due of a locked order: its invoice once it is paid or sent, as its owner and its method say, a credit note for each refund
 * that was paid back, and one for the rest when it is cancelled without money. Repeating it changes nothing. Nothing is made
 * as long as the details of the seller are not complete: that holds up no payment, and the people of the shop can have it
 * made later.
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
  if (!invoice && !isDue(order)) return;
  const calculation = readCalculation(order.snapshot.calculation);
  if (!calculation || missingOfSeller(sellerPartyOf(order)).length > 0) return;
  await makeInvoices(tx, websiteId, order, { calculation, invoice, now });
}

/** Whether the moment of the invoice has come; what is paid afterwards is invoiced when it is sent, or paid before that. */
function isDue(order: FoundOrder): boolean {
  const isHandedOver = order.sent === 'all' && !isVoid(order);
  if (invoiceSettingsOf(order).moment === 'delivery') return isHandedOver;
  return isPaid(order) || (order.pay_days !== null && isHandedOver);
}

/** Whether an order was paid, or handed over; before that there is nothing to invoice. */
export function canBeInvoiced(order: Pick<FoundOrder, 'payment_status' | 'sent' | 'status'>): boolean {
  return isPaid(order) || (order.sent !== 'none' && !isVoid(order));
}

interface Making {
  readonly calculation: InvoiceCalculation;
  /** The one that stands already. */
  readonly invoice: StandingInvoice | undefined;
  readonly now: Date;
}

/** Makes the invoice of a locked order unless one stands, and the credit notes that it lacks. */
export async function makeInvoices(
  tx: WebsiteTransaction,
  websiteId: string,
  order: FoundOrder,
  { calculation, invoice, now }: Making,
): Promise<void> {
  const refunds = await findUncredited(tx, websiteId, order.id);
  if (invoice && refunds.length === 0 && !isVoid(order)) return;
  const invoiced = await invoicedOrderOf(tx, websiteId, order, calculation);
  const today = dutchDayOf(now);
  const settings = invoiceSettingsOf(order);
  const round = invoice?.round ?? (await countRounds(tx, websiteId, order.id)) + 1;
  const isTest = invoice?.document.is_test ?? invoiced.isTest;
  const made = { websiteId, orderId: order.id, round, isTest, today, settings };
  const dated = { date: today, supplied_on: await suppliedOn(tx, websiteId, order.id, today) };
  const charged = chargedBy(await findVatCorrection(tx, websiteId, order.id), round, invoiced);
  const own = invoice?.document ?? (await addInvoice(tx, invoiced, { order, made, dated, charged }));
  // What is credited is the seller, the buyer and the kind of the invoice.
  const alike = { ...invoiced, seller: own.seller, isTest: own.is_test };
  const credits = { number: own.number, date: own.date };
  const add = async (refundId: string | null, credited: Pick<CreditedRefund, 'split' | 'isRefunded'>) =>
    insertInvoice(tx, { ...made, kind: 'credit_note', refundId }, (number) => {
      const note = charged(creditNoteOf(alike, { number, ...dated }, { credits, ...credited }));
      return { ...note, buyer: own.buyer, deliver_to: own.deliver_to };
    });
  for (const { id, split, payment_id } of refunds) await add(id, { split, isRefunded: payment_id !== null });
  if (!isVoid(order)) return;
  const split = restOf(calculation, await findPaidBack(tx, websiteId, order.id));
  if (split.amount > 0) await add(null, { split, isRefunded: false });
}

/** What of an order no refund gave back. */
export function restOf(calculation: InvoiceCalculation, made: readonly RefundSplit[]): RefundSplit {
  const paid = paidParts(calculation);
  const total = paid.rates.reduce((sum, { gross }) => sum + gross, 0);
  const left = remainderOf(paid, made, total);
  return refundOf(left, askedForAll(left));
}

interface Added {
  readonly order: FoundOrder;
  readonly made: Omit<Parameters<typeof insertInvoice>[1], 'refundId' | 'kind'>;
  readonly dated: { readonly date: string; readonly supplied_on: string };
  readonly charged: ReturnType<typeof chargedBy>;
}

async function addInvoice(
  tx: WebsiteTransaction,
  invoiced: InvoicedOrder,
  { order, made, dated, charged }: Added,
): Promise<InvoiceDocument> {
  const account = await findAccount(tx, made.websiteId, order.payment_method);
  const due = order.pay_by ?? dayAfter(made.today, order.pay_days ?? account?.days ?? DEFAULT_DAYS);
  const reference = invoiceReference(order.number, invoiced.seller.address.country);
  const payTo = account ? { iban: account.iban, name: account.holder, reference } : null;
  const payPath = orderPagePath(order.settings, order.token);
  return insertInvoice(tx, { ...made, kind: 'invoice', refundId: null }, (number) =>
    charged(invoiceOf(invoiced, { number, ...dated }, { isPaid: isPaid(order), due, payTo, payPath })),
  );
}
