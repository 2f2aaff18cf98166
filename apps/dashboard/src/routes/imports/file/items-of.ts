import type { Table } from './collect-rows.ts';
import type { MatchedColumn } from './column-names.ts';
import type { SheetFormat } from './detect-format.ts';
import { ownItems } from './own-items.ts';
import type { ReadItems, RowProblem } from './read-items.ts';
import { shopifyItems } from './shopify/shopify-items.ts';
import { soundItems } from './sound-items.ts';
import { wooItems } from './woocommerce/woo-items.ts';

/**
 * The products of a sheet, each with its variants, and what of its rows is not imported as it stands there.
 * @param columns What each column is, as `matchColumns` says or a person chose. Exports of WooCommerce and Shopify are read
 * by their own headings, because their columns depend on each other.
 */
export function itemsOf(table: Table, format: SheetFormat, columns: readonly MatchedColumn[]): ReadItems {
  const problems: RowProblem[] = [];
  const report = (row: number, key: RowProblem['key'], values?: RowProblem['values']) => {
    problems.push(values ? { row, key, values } : { row, key });
  };
  const items = soundItems(read(table, format, columns, report), report);
  return { items, problems: problems.sort((a, b) => a.row - b.row) };
}

function read(
  table: Table,
  format: SheetFormat,
  columns: readonly MatchedColumn[],
  report: Parameters<typeof ownItems>[2],
) {
  if (format === 'woocommerce') return wooItems(table, report);
  if (format === 'shopify') return shopifyItems(table, report);
  return ownItems(table, columns, report);
}
