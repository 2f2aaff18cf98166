import { entryCell, MAX_PROPERTY_TEXT, MAX_VALUES_OF_PRODUCT } from '@etalage/shop-domain';
import type { Report } from './read-items.ts';

/** What another system says of a product beside its own fields. */
export interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * The attributes of a product that are none of its options, as cells of properties. A text that is too long for one is left
 * out, which is reported.
 */
export function attributeProperties(
  row: number,
  attributes: readonly Attribute[],
  options: readonly string[],
  report: Report,
): { readonly properties?: Readonly<Record<string, string>> } {
  const cells = new Map<string, string>();
  for (const { name, values: given } of attributes) {
    if (options.includes(name) || cells.has(name)) continue;
    const values = [...new Set(given)];
    if (values.length === 0) continue;
    const isShort = [name, ...values].every(({ length }) => length <= MAX_PROPERTY_TEXT);
    if (isShort && values.length <= MAX_VALUES_OF_PRODUCT) cells.set(name, entryCell(values));
    else report(row, 'sheet_file_attribute_left_out', { name });
  }
  return cells.size === 0 ? {} : { properties: Object.fromEntries(cells) };
}
