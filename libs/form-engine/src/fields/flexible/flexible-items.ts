import type { FormValues } from '../../definition/conditional.ts';

/** One item of a flexible list (FLEX-01). */
export interface FlexibleItem {
  layout: string;
  attributes: FormValues;
  key: string;
}

const KEY_LENGTH = 16;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random key of 16 characters. */
export function itemKey(): string {
  return Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');
}

/** The items of a stored value; anything that is not an item is left out. */
export function readItems(value: unknown): FlexibleItem[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isItem(value: unknown): value is FlexibleItem {
  const { layout, attributes, key } = Object(value) as Record<string, unknown>;
  return (
    typeof layout === 'string' &&
    typeof key === 'string' &&
    typeof attributes === 'object' &&
    attributes !== null
  );
}

export function newItem(layout: string): FlexibleItem {
  return { layout, attributes: {}, key: itemKey() };
}

/** The list with some attributes of one item replaced. */
export function withAttributes(
  items: readonly FlexibleItem[],
  key: string,
  changed: FormValues,
): FlexibleItem[] {
  return items.map((item) =>
    item.key === key ? { ...item, attributes: { ...item.attributes, ...changed } } : item,
  );
}

/** The list with one item at another place; an unknown item or place changes nothing. */
export function withMoved(items: readonly FlexibleItem[], key: string, to: number): FlexibleItem[] {
  const from = items.findIndex((item) => item.key === key);
  const moved = [...items];
  if (from < 0 || to < 0 || to >= items.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** A number from 0 up to a limit below 256, each equally likely. */
function randomBelow(limit: number): number {
  const fair = 256 - (256 % limit);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return byte % limit;
  }
}
