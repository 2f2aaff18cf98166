import {
  creditNoteOf,
  type InvoiceCalculation,
  type InvoiceDocument,
  invoiceInstead,
  type ProvenCategory,
  type RefundSplit,
} from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type FoundOrder, invoicedOrderOf } from './find-invoiced-order.ts';
import { restOf } from './follow-invoices.ts';
import { insertInvoice } from './insert-invoice.ts';
import { findPaidBack, type StandingInvoice, suppliedOn } from './invoice-facts.repository.ts';
import { invoiceSettingsOf } from './invoice-settings.ts';

interface Correction {
  readonly calculation: InvoiceCalculation;
  readonly invoice: StandingInvoice;
  /** The VAT decision by which the order is charged from now on, with the proof of it. */
  readonly vat: { readonly category: ProvenCategory };
  readonly memberName: string;
  readonly now: Date;
}

/** What of the invoice of an order is not credited yet. */
export async function restOfInvoice(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  calculation: InvoiceCalculation,
): Promise<RefundSplit> {
  return restOf(calculation, await findPaidBack(tx, websiteId, orderId));
}

/**
 * Takes what is left of the invoice of a locked, paid order back, and charges the same without VAT. The decision is stored
 * between both, because from the new round on the returns read it.
 */
export async function correctInvoice(
  tx: WebsiteTransaction,
  websiteId: string,
  order: FoundOrder,
  { calculation, invoice, vat, memberName, now }: Correction,
): Promise<{ note: InvoiceDocument; instead: InvoiceDocument }> {
  const invoiced = await invoicedOrderOf(tx, websiteId, order, calculation);
  const own = invoice.document;
  const alike = { ...invoiced, seller: own.seller, isTest: own.is_test };
  const today = dutchDayOf(now);
  const dated = { date: today, supplied_on: await suppliedOn(tx, websiteId, order.id, today) };
  const split = await restOfInvoice(tx, websiteId, order.id, calculation);
  const settings = invoiceSettingsOf(order);
  const made = { websiteId, orderId: order.id, refundId: null, isTest: own.is_test, today, settings };
  const note = await insertInvoice(tx, { ...made, kind: 'credit_note', round: invoice.round }, (number) => {
    const credits = { number: own.number, date: own.date };
    const whole = creditNoteOf(alike, { number, ...dated }, { credits, split, isRefunded: false });
    return { ...whole, buyer: own.buyer, deliver_to: own.deliver_to };
  });
  const round = invoice.round + 1;
  await tx
    .insertInto('vat_corrections')
    .values({
      website_id: websiteId,
      order_id: order.id,
      round,
      vat: JSON.stringify(vat),
      member_name: memberName,
    })
    .execute();
  const instead = await insertInvoice(tx, { ...made, kind: 'invoice', round }, (number) => {
    const numbered = { number, date: today, supplied_on: own.supplied_on };
    return invoiceInstead(note, numbered, vat.category, alike);
  });
  return { note, instead };
}
