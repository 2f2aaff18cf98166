import { defineFieldType } from '../../definition/field-type-schema.ts';
import { textOf } from '../../definition/text-of.ts';

/** Categories of the shop, stored as a list of ids (FLD-35). */
export const categoryConnectionsSchema = defineFieldType({
  type: 'category_connections',
  holds: 'reference',
  refersTo: { to: 'categories', many: true },
  empty: [],
});

/** Pixels a category stands further in per level. */
const INDENT = 6;

export function indentOf(level: unknown): number {
  return INDENT * (typeof level === 'number' ? level : 0);
}

/** Chosen ids: a list, or comma-separated text of older records. */
export function parseCategories(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf);
  return textOf(value)
    .split(',')
    .filter((id) => id !== '');
}
