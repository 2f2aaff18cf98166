import type { Table } from '../collect-rows.ts';
import type { Report } from '../read-items.ts';
import type { ReadProduct } from '../sound-items.ts';
import { wooProduct } from './woo-product.ts';
import { type WooRow, wooRows } from './woo-rows.ts';
import { wooEntry } from './woo-text.ts';

/** The products of an export of WooCommerce, as it comes. */
export function wooItems(table: Table, report: Report): ReadProduct[] {
  const rows = wooRows(table, wooEntry);
  const parents = parentsOf(rows);
  const variations = new Map<WooRow, WooRow[]>([...parents.values()].map((parent) => [parent, []]));
  for (const row of rows) {
    if (typeOf(row) !== 'variation') continue;
    const parent = parents.get(row.text('parent').toLowerCase());
    if (!parent) report(row.row, 'sheet_file_variant_without_product');
    else variations.get(parent)?.push(row);
  }
  return rows.flatMap((row) => {
    const type = typeOf(row);
    if (type === 'variation') return [];
    if (type === 'grouped') report(row.row, 'sheet_file_grouped');
    else if (type === 'external') report(row.row, 'sheet_file_external');
    else if (type !== 'simple' && type !== 'variable') report(row.row, 'sheet_file_other_type', { type });
    else return wooProduct(row, variations.get(row) ?? [], report) ?? [];
    return [];
  });
}

/** "simple, downloadable, virtual" is simple. */
function typeOf(row: WooRow): string {
  return row.text('type').split(',', 1)[0]?.trim().toLowerCase() || 'simple';
}

/** The products that variations can belong to, by what their column of the parent has: an article number or `id:12`. */
function parentsOf(rows: readonly WooRow[]): Map<string, WooRow> {
  const parents = new Map<string, WooRow>();
  for (const row of rows) {
    if (typeOf(row) !== 'variable') continue;
    for (const name of [row.text('sku'), row.text('id') && `id:${row.text('id')}`]) {
      if (name !== '' && !parents.has(name.toLowerCase())) parents.set(name.toLowerCase(), row);
    }
  }
  return parents;
}
