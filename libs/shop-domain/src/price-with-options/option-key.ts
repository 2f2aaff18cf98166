import type { ProductOption } from '../schema/product.schema.ts';

/**
 * A visitor's choices: an option's key mapped to what was typed, a select's position, or '1' for a ticked checkbox
 * (PROD-52).
 */
export type Selection = Readonly<Record<string, string>>;

/** The key of an option in a selection: its connection_id, else its position as a string (PROD-52). */
export function optionKey(option: Pick<ProductOption, 'connection_id'>, index: number): string {
  return option.connection_id || String(index);
}

/** The text of a selection for a key, trimmed; empty when there is none. */
export function chosenText(selection: Selection, key: string): string {
  const text: unknown = Object.hasOwn(selection, key) ? selection[key] : '';
  return typeof text === 'string' && text !== '' ? text.trim() : '';
}
