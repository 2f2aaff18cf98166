import type { Translate } from '@etalage/texts';
import type { BookedVatLine, VatFigures } from '../../../queries/bookkeeping-queries.ts';
import { type Column, decimal, euros, sheetOf } from '../booked-sheet.ts';
import { vatKind } from '../vat-words.ts';
import {
  type Box,
  type IcpRow,
  monthName,
  type OssRow,
  placeText,
  problemText,
  quarterName,
  statusText,
} from './vat-words.ts';

interface ReturnRow extends Pick<Box, 'net' | 'tax'> {
  readonly name: string;
  /** Of what is on the form; else ''. */
  readonly net_euros: string;
  readonly tax_euros: string;
}

const returnColumns: readonly Column<ReturnRow>[] = [
  ['vat_return_box', ({ name }) => name],
  ['vat_return_turnover', ({ net }) => euros(net)],
  ['vat_return_tax', ({ tax }) => euros(tax)],
  ['vat_return_turnover_euros', ({ net_euros }) => net_euros],
  ['vat_return_tax_euros', ({ tax_euros }) => tax_euros],
];

const ossColumns: readonly Column<OssRow>[] = [
  ['vat_sheet_quarter', ({ quarter }, t) => quarterName(quarter, t)],
  ['vat_sheet_corrects', ({ corrects }, t) => (corrects === '' ? '' : quarterName(corrects, t))],
  ['bookkeeping_sheet_country', ({ country }) => country],
  ['bookkeeping_sheet_rate', ({ rate }) => decimal(rate / 100)],
  ['bookkeeping_sheet_net', ({ net }) => euros(net)],
  ['bookkeeping_sheet_tax', ({ tax }) => euros(tax)],
];

const icpColumns: readonly Column<IcpRow>[] = [
  ['vat_icp_number', ({ vat_number }) => vat_number],
  ['vat_sheet_month', ({ month }) => monthName(month)],
  ['vat_sheet_corrects', ({ corrects }) => monthName(corrects)],
  ['vat_icp_goods', ({ goods }) => euros(goods)],
  ['vat_icp_services', ({ services }) => euros(services)],
  ['vat_icp_total', ({ goods, services }) => euros(goods + services)],
  ['vat_sheet_problem', problemText],
];

const lineColumns: readonly Column<BookedVatLine>[] = [
  ['bookkeeping_sheet_invoice', ({ number }) => number],
  ['bookkeeping_sheet_document', ({ kind }, t) => t(`bookkeeping_document_${kind}`)],
  ['bookkeeping_sheet_day', ({ day }) => day],
  ['bookkeeping_sheet_credits', ({ credits }) => credits],
  ['vat_sheet_credits_day', ({ credits_day }) => credits_day],
  ['bookkeeping_sheet_number', ({ order_number }) => order_number],
  ['bookkeeping_sheet_customer', ({ customer }) => customer],
  ['bookkeeping_sheet_vat_number', ({ vat_number }) => vat_number],
  ['bookkeeping_sheet_country', ({ country }) => country],
  ['vat_sheet_title', ({ title }) => title],
  ['vat_sheet_quantity', ({ quantity }) => String(quantity)],
  ['vat_return_box', ({ place }, t) => placeText(place, t)],
  ['bookkeeping_sheet_kind', vatKind],
  ['bookkeeping_sheet_oss', ({ destination }) => destination],
  ['bookkeeping_sheet_rate', ({ rate }) => decimal(rate / 100)],
  ['bookkeeping_sheet_net', ({ net }) => euros(net)],
  ['bookkeeping_sheet_tax', ({ tax }) => euros(tax)],
  ['bookkeeping_sheet_gross', ({ gross }) => euros(gross)],
  ['bookkeeping_sheet_reason', ({ reason }) => reason],
  ['vat_sheet_status', ({ vies_status }, t) => statusText(vies_status, t)],
  ['vat_sheet_consultation', ({ consultation_number }) => consultation_number],
  ['vat_sheet_checked', ({ checked_at }) => checked_at.slice(0, 10)],
];

/** The boxes of a return with their total, and below them what is in none. */
export function returnSheet({ boxes, due, elsewhere }: VatFigures, t: Translate): string[][] {
  const rows = boxes.map(({ box, net, tax, net_euros: turnover, tax_euros: vat }): ReturnRow => ({
    name: t(`vat_return_${box}`),
    net,
    tax,
    net_euros: String(turnover),
    tax_euros: String(vat),
  }));
  const total = boxes.reduce((sum, { net }) => sum + net, 0);
  rows.push({
    name: t('vat_return_due'),
    net: total,
    tax: due.tax,
    net_euros: '',
    tax_euros: String(due.tax_euros),
  });
  for (const { place, net, tax } of elsewhere)
    rows.push({ name: t(`vat_elsewhere_${place}`), net, tax, net_euros: '', tax_euros: '' });
  return sheetOf(returnColumns, rows, t);
}

export const ossSheet = (rows: readonly OssRow[], t: Translate) => sheetOf(ossColumns, rows, t);

export const icpSheet = (rows: readonly IcpRow[], t: Translate) => sheetOf(icpColumns, rows, t);

export const vatLineSheet = (lines: readonly BookedVatLine[], t: Translate) => sheetOf(lineColumns, lines, t);
