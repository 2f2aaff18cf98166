import { entryCell, MAX_PROPERTY_TEXT, MAX_VALUES_OF_PRODUCT } from '@etalage/shop-domain';
import type { Report } from '../read-items.ts';
import type { WooRow } from './woo-rows.ts';
import { wooList } from './woo-text.ts';

/**
 * The attributes of a product that are none of its options, as values of properties. A text that is too long for one is
 * left out, which is reported.
 */
export function wooProperties(
  { row, attributes }: WooRow,
  options: readonly string[],
  report: Report,
): Readonly<Record<string, string>> {
  const cells = new Map<string, string>();
  for (const { name, value } of attributes) {
    if (options.includes(name) || cells.has(name)) continue;
    const values = [...new Set(wooList(value))];
    if (values.length === 0) continue;
    const isShort = [name, ...values].every(({ length }) => length <= MAX_PROPERTY_TEXT);
    if (isShort && values.length <= MAX_VALUES_OF_PRODUCT) cells.set(name, entryCell(values));
    else report(row, 'sheet_file_attribute_left_out', { name });
  }
  return Object.fromEntries(cells);
}
