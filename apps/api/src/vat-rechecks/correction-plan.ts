import { type InvoiceCalculation, provenTreatment, readCalculation } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { restOfInvoice } from '../invoices/correct-invoice.ts';
import { findOrderToInvoice, type FoundOrder, isPaid } from '../invoices/find-invoiced-order.ts';
import { findInvoice, type StandingInvoice } from '../invoices/invoice-facts.repository.ts';
import { placedVatOf } from './placed-vat.ts';
import type { FoundRecheck } from './recheck.repository.ts';

/** All that the correction of an order needs. */
interface ReadyCorrection {
  readonly order: FoundOrder;
  readonly invoice: StandingInvoice;
  readonly calculation: InvoiceCalculation;
  readonly vat: NonNullable<ReturnType<typeof decisionOf>>;
  /** The VAT that would be taken back. */
  readonly tax: number;
}

/** The invoice that would be replaced; `ready` is undefined if there is a problem. */
export interface CorrectionPlan {
  readonly problem: string;
  readonly invoiceNumber: string;
  readonly ready?: ReadyCorrection;
}

/** Whether the invoice of an order can be replaced by one without VAT, because VIES confirmed the number of its buyer. */
export async function correctionPlan(
  tx: WebsiteTransaction,
  { websiteId, translate: t }: { readonly websiteId: string; readonly translate: Translate },
  orderId: string,
  recheck: FoundRecheck,
): Promise<CorrectionPlan> {
  const order = await findOrderToInvoice(tx, websiteId, orderId);
  const invoice = order && (await findInvoice(tx, websiteId, orderId));
  const calculation = order && readCalculation(order.snapshot.calculation);
  const invoiceNumber = invoice?.document.number ?? '';
  if (!order || !invoice || !calculation) return { problem: t('vat_recheck_no_invoice'), invoiceNumber };
  if (!isPaid(order)) return { problem: t('vat_recheck_unpaid'), invoiceNumber };
  const vat = decisionOf(order, recheck);
  if (!vat || invoice.document.buyer.vat_number !== numberOf(recheck))
    return { problem: t('vat_recheck_other_number'), invoiceNumber };
  const rest = await restOfInvoice(tx, websiteId, orderId, calculation);
  const tax = rest.rates.reduce((sum, rate) => sum + rate.tax, 0);
  if (tax === 0) return { problem: t('vat_recheck_nothing_left'), invoiceNumber };
  return { problem: '', invoiceNumber, ready: { order, invoice, calculation, vat, tax } };
}

/** The number that VIES was asked about, with its prefix; '' if nobody knows it any more. */
export function numberOf({ answer }: FoundRecheck): string {
  return answer ? answer.member_state + answer.vat_number : '';
}

/** The VAT decision of an order as if VIES had answered at once, with the proof of it. */
function decisionOf(order: FoundOrder, { state, proof }: FoundRecheck) {
  const placed = placedVatOf(order);
  const treatment = placed && provenTreatment(placed);
  if (!placed || !treatment || state !== 'valid') return undefined;
  const { category } = treatment;
  if (category !== 'K' && category !== 'AE') return undefined;
  return { ...treatment, category, rate_table: null, seller: placed.seller, status: state, proof };
}
