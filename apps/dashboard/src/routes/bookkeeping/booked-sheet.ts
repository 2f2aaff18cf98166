import type { TextKey, Translate } from '@etalage/texts';
import type { BookedInvoice, BookedLine, BookedPayment } from '../../queries/bookkeeping-queries.ts';
import { vatKind } from './vat-words.ts';

/** A column of a sheet: its heading and what a row has there. */
export type Column<Row> = readonly [title: TextKey, cell: (row: Row, t: Translate) => string];

const orderColumns: readonly Column<BookedLine>[] = [
  ['bookkeeping_sheet_number', ({ number }) => number],
  ['bookkeeping_sheet_day', ({ day }) => day],
  ['bookkeeping_sheet_customer', ({ customer }) => customer],
  ['bookkeeping_sheet_company', ({ company }) => company],
  ['bookkeeping_sheet_vat_number', ({ vat_number }) => vat_number],
  ['bookkeeping_sheet_country', ({ country }) => country],
  ['bookkeeping_sheet_kind', vatKind],
  ['bookkeeping_sheet_oss', ({ destination }) => destination],
  // Of an order that cannot be split no rate is known.
  ['bookkeeping_sheet_rate', ({ category, rate }) => (category === '' ? '' : decimal(rate / 100))],
  ['bookkeeping_sheet_reason', ({ reason }) => reason],
  ['bookkeeping_sheet_net', ({ net }) => euros(net)],
  ['bookkeeping_sheet_tax', ({ tax }) => euros(tax)],
  ['bookkeeping_sheet_gross', ({ gross }) => euros(gross)],
  ['bookkeeping_sheet_method', ({ method }) => method],
  ['bookkeeping_sheet_paid', ({ paid_on }) => paid_on],
];

const refundColumns: readonly Column<BookedLine>[] = [
  ...orderColumns,
  ['bookkeeping_sheet_refund', ({ refund_reason }) => refund_reason],
];

type BookedMove = BookedPayment & { readonly isTakenBack: boolean };

/**
 * What the bank took back is a line of its own on its own day, because the sale stands and nothing credits it; the columns
 * add up to what they did.
 */
function movesOf(payment: BookedPayment): BookedMove[] {
  const { charged_back, charged_back_on } = payment;
  if (charged_back === 0) return [{ ...payment, isTakenBack: false }];
  const own = { ...payment, charged_back: 0, isTakenBack: false };
  const day = charged_back_on || payment.day;
  return [own, { ...payment, day, received: 0, refunded: 0, isTakenBack: true }];
}

const paymentColumns: readonly Column<BookedMove>[] = [
  ['bookkeeping_sheet_day', ({ day }) => day],
  [
    'bookkeeping_sheet_move',
    ({ isTakenBack }, t) => t(isTakenBack ? 'bookkeeping_move_taken_back' : 'bookkeeping_move_payment'),
  ],
  ['bookkeeping_sheet_number', ({ number }) => number],
  ['bookkeeping_sheet_customer', ({ customer }) => customer],
  ['bookkeeping_sheet_method', ({ method }) => method],
  ['bookkeeping_sheet_received', ({ received }) => euros(received)],
  ['bookkeeping_sheet_given_back', ({ refunded }) => euros(refunded)],
  ['bookkeeping_sheet_charged_back', ({ charged_back }) => euros(charged_back)],
  ['bookkeeping_sheet_reference', ({ reference }) => reference],
];

const invoiceColumns: readonly Column<BookedInvoice>[] = [
  ['bookkeeping_sheet_invoice', ({ number }) => number],
  ['bookkeeping_sheet_document', ({ kind }, t) => t(`bookkeeping_document_${kind}`)],
  ['bookkeeping_sheet_day', ({ day }) => day],
  ['bookkeeping_sheet_credits', ({ credits }) => credits],
  ['bookkeeping_sheet_number', ({ order_number }) => order_number],
  ['bookkeeping_sheet_customer', ({ customer }) => customer],
  ['bookkeeping_sheet_vat_number', ({ vat_number }) => vat_number],
  ['bookkeeping_sheet_country', ({ country }) => country],
  ['bookkeeping_sheet_kind', vatKind],
  ['bookkeeping_sheet_oss', ({ destination }) => destination],
  ['bookkeeping_sheet_rate', ({ rate }) => decimal(rate / 100)],
  ['bookkeeping_sheet_net', ({ net }) => euros(net)],
  ['bookkeeping_sheet_tax', ({ tax }) => euros(tax)],
  ['bookkeeping_sheet_gross', ({ gross }) => euros(gross)],
];

/** Orders or refunds as the rows of a spreadsheet, below their headings. */
export const salesSheet = (what: 'orders' | 'refunds', lines: readonly BookedLine[], t: Translate) =>
  sheetOf(what === 'orders' ? orderColumns : refundColumns, lines, t);

export const paymentSheet = (payments: readonly BookedPayment[], t: Translate) =>
  sheetOf(paymentColumns, payments.flatMap(movesOf), t);

export const invoiceSheet = (lines: readonly BookedInvoice[], t: Translate) =>
  sheetOf(invoiceColumns, lines, t);

/** Rows of a spreadsheet below the headings of their columns. */
export function sheetOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  t: Translate,
): string[][] {
  return [columns.map(([title]) => t(title)), ...rows.map((row) => columns.map(([, cell]) => cell(row, t)))];
}

/** An amount as Dutch spreadsheets read it. */
export function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

export const decimal = (value: number) => String(value).replace('.', ',');
