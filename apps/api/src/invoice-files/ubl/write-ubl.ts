import type { Identifier, InvoiceDocument } from '@etalage/shop-domain';
import { type Elements, euros, plain } from './ubl-elements.ts';
import { ublLines } from './ubl-lines.ts';
import { buyerParty, postalAddress, sellerParty } from './ubl-party.ts';
import { taxCategory, taxTotal, writtenGroups } from './ubl-tax.ts';
import { writeElements } from './write-elements.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** What is no part of the document that is kept. */
interface Known {
  readonly buyerEmail?: string;
  readonly payUrl?: string;
  /** Where the network delivers, if it is known better than by the numbers in the document. */
  readonly sender?: Identifier | undefined;
  readonly receiver?: Identifier | undefined;
}

/**
 * An invoice or a credit note as UBL 2.1 by EN 16931 and Peppol BIS Billing 3.0. The e-mail address of the buyer is where
 * the network delivers to somebody without a number; it is no part of the document that is kept.
 */
export function writeUbl(document: InvoiceDocument, known: Known = {}): string {
  const { buyerEmail = '', payUrl = '', sender, receiver } = known;
  const isCredit = document.kind === 'credit_note';
  const hasVat = document.groups.some(({ category }) => category !== 'O');
  const seller = sellerParty(document.seller, {
    email: document.seller.email,
    hasVat,
    endpoint: sender,
  });
  const buyer = buyerParty(document.buyer, { email: buyerEmail, hasVat, endpoint: receiver });
  return writeElements(document.kind, {
    'cbc:CustomizationID': CUSTOMIZATION,
    'cbc:ProfileID': PROFILE,
    'cbc:ID': plain(document.number),
    'cbc:IssueDate': document.date,
    ...(isCredit
      ? { 'cbc:CreditNoteTypeCode': '381' }
      : { 'cbc:DueDate': document.due || undefined, 'cbc:InvoiceTypeCode': '380' }),
    'cbc:Note': noteOf(document),
    'cbc:DocumentCurrencyCode': 'EUR',
    'cac:OrderReference': { 'cbc:ID': plain(document.order.number) },
    'cac:BillingReference': document.credits
      ? {
          'cac:InvoiceDocumentReference': {
            'cbc:ID': plain(document.credits.number),
            'cbc:IssueDate': document.credits.date,
          },
        }
      : undefined,
    'cac:AccountingSupplierParty': { 'cac:Party': seller },
    'cac:AccountingCustomerParty': { 'cac:Party': buyer },
    'cac:Delivery': deliveryOf(document),
    'cac:PaymentMeans': paymentOf(document),
    'cac:PaymentTerms': termsOf(document, payUrl),
    'cac:AllowanceCharge': chargesOf(document),
    'cac:TaxTotal': taxTotal(document),
    'cac:LegalMonetaryTotal': totalsOf(document),
    [isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine']: ublLines(document),
  });
}

/** VAT of another country has no place of its own. */
function noteOf({ grounds }: InvoiceDocument): string | undefined {
  return plain(
    grounds
      .filter(({ category }) => category === 'S')
      .map(({ text }) => text)
      .join('. '),
  );
}

/** An intra-Community supply names the day and the country (BR-IC-11, BR-IC-12). */
function deliveryOf({ supplied_on, deliver_to, buyer }: InvoiceDocument): Elements {
  const { name, address } = deliver_to ?? { name: '', address: buyer.address };
  return {
    'cbc:ActualDeliveryDate': supplied_on,
    'cac:DeliveryLocation': { 'cac:Address': postalAddress(address) },
    'cac:DeliveryParty': plain(name) ? { 'cac:PartyName': { 'cbc:Name': plain(name) } } : undefined,
  };
}

/** What needs no payment any more: a credit note was paid back, or is settled with its invoice, which was not paid. */
const settledOf = ({ kind, totals }: InvoiceDocument): number =>
  kind === 'credit_note' ? totals.gross : totals.paid;

function paymentOf(document: InvoiceDocument): Elements | undefined {
  const { pay_to, pay_path, totals } = document;
  if (totals.gross <= settledOf(document)) return undefined;
  // With its own page it is paid online; a bank card is what documents from before said.
  if (!pay_to) return { 'cbc:PaymentMeansCode': pay_path === undefined ? '48' : '68' };
  return {
    'cbc:PaymentMeansCode': '58',
    'cbc:PaymentID': plain(pay_to.reference),
    'cac:PayeeFinancialAccount': { 'cbc:ID': pay_to.iban, 'cbc:Name': plain(pay_to.name) },
  };
}

/** Until when it is to be paid, and the page for that; nothing if all is settled. */
function termsOf(document: InvoiceDocument, payUrl: string): Elements | undefined {
  const { due, totals } = document;
  const note = plain([due, payUrl].filter(Boolean).join(' '));
  if (!note || totals.gross <= settledOf(document)) return undefined;
  return { 'cbc:Note': note };
}

function chargesOf(document: InvoiceDocument): Elements[] {
  const { written } = writtenGroups(document);
  return document.charges.map(({ title, net, category, rate }) => ({
    'cbc:ChargeIndicator': 'true',
    'cbc:AllowanceChargeReasonCode': 'FC',
    'cbc:AllowanceChargeReason': plain(title),
    'cbc:Amount': euros(net),
    'cac:TaxCategory': taxCategory({ category: written(category), rate }),
  }));
}

function totalsOf(document: InvoiceDocument): Elements {
  const { lines, charges, totals } = document;
  const settled = settledOf(document);
  const sumOf = (parts: readonly { readonly net: number }[]) => parts.reduce((sum, { net }) => sum + net, 0);
  return {
    'cbc:LineExtensionAmount': euros(sumOf(lines)),
    'cbc:TaxExclusiveAmount': euros(totals.net),
    'cbc:TaxInclusiveAmount': euros(totals.gross),
    'cbc:ChargeTotalAmount': charges.length > 0 ? euros(sumOf(charges)) : undefined,
    'cbc:PrepaidAmount': settled > 0 ? euros(settled) : undefined,
    'cbc:PayableAmount': euros(totals.gross - settled),
  };
}
