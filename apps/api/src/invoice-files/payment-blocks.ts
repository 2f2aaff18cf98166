import { type InvoiceDocument, transferCode } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatDate, formatMoney } from '@etalage/texts/format';
import { qrSquares } from '../markup/qr-squares.ts';
import type { PdfBlock, PdfCode } from '../pdf/pdf-document.ts';

/** The page on which the rest of a document is paid; '' when nothing is, and of one from before it was kept. */
export function payUrlOf({ pay_path }: Pick<InvoiceDocument, 'pay_path'>, origin: string): string {
  return pay_path === undefined ? '' : origin + pay_path;
}

/**
 * How the rest of an invoice is paid, as it was when the invoice was made: until when, where to, and codes for the app of a
 * bank and for the page of the order. Nothing when all is paid.
 */
export function paymentBlocks(document: InvoiceDocument, t: Translate, origin: string): PdfBlock[] {
  const { pay_to, due, totals } = document;
  const open = totals.gross - totals.paid;
  if (document.kind !== 'invoice' || open <= 0) return [];
  const amount = formatMoney(open);
  const url = payUrlOf(document, origin);
  const blocks: PdfBlock[] = [];
  if (due !== '') {
    const date = formatDate(new Date(`${due}T12:00:00Z`));
    blocks.push({ kind: 'paragraph', text: t('invoice_pay_until', { amount, date }) });
  }
  if (pay_to) blocks.push({ kind: 'paragraph', text: t('invoice_pay_to', { ...pay_to, amount }) });
  if (url !== '') blocks.push({ kind: 'link', text: t('invoice_pay_link', { url }), url });
  const codes = codesOf(document, t, url);
  return codes.length === 0 ? blocks : [...blocks, { kind: 'codes', codes }];
}

function codesOf({ pay_to, totals }: InvoiceDocument, t: Translate, url: string): PdfCode[] {
  const codes: PdfCode[] = [];
  if (pay_to) {
    const { iban, name: holder, reference } = pay_to;
    const code = transferCode({ iban, holder, reference, cents: totals.gross - totals.paid });
    codes.push({ rows: qrSquares(code), label: t('invoice_code_transfer') });
  }
  if (url !== '') codes.push({ rows: qrSquares(url), label: t('invoice_code_page') });
  return codes;
}
