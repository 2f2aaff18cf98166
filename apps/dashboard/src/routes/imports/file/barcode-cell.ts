import { isEan } from '@etalage/shop-domain';
import type { Report } from './read-items.ts';

/** A barcode of another system as an EAN; a number of its owner is none, and is left out with a word about it. */
export function barcodeCell(row: number, text: string, report: Report): string {
  if (text === '' || isEan(text)) return text;
  report(row, 'sheet_file_ean_left_out', { typed: text.slice(0, 40) });
  return '';
}
