import { amountCell, countCell, gramsCell, millionths } from '../amounts.ts';
import { gramsOf } from '../headings.ts';
import type { Report } from '../read-items.ts';
import type { WooRow } from './woo-rows.ts';

export function wooWeight(row: WooRow): string | undefined {
  return row.has('weight') ? gramsCell(row.text('weight'), gramsOf(row.heading('weight'))) : undefined;
}

/** The pieces; 0 of what is sold out without a number, '' of what is not counted. */
export function wooStock(row: WooRow): string | undefined {
  if (!row.has('stock')) return undefined;
  const stock = row.text('stock');
  if (stock === '' && row.text('inStock') === '0') return '0';
  return stock === 'parent' ? '' : countCell(stock);
}

/** The prices of a row; a sale price that is lower for a time only is left out. */
export function wooPrice(row: WooRow, report: Report): { price: string; sale: string } {
  const price = row.text('price');
  const sale = row.text('sale');
  const isLower = (millionths(sale) ?? 0) < (millionths(price) ?? 0);
  if (sale !== '' && (row.text('saleFrom') !== '' || row.text('saleTo') !== '')) {
    report(row.row, 'sheet_file_sale_period');
    return { price: amountCell(price), sale: '' };
  }
  return { price: amountCell(price), sale: sale !== '' && isLower ? amountCell(sale) : '' };
}
