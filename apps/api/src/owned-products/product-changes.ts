import type { OwnedProductContent } from '@etalage/shop-domain';

type ContentKey = keyof OwnedProductContent;
type Part = Partial<OwnedProductContent>;

export interface ProductChange {
  readonly before: Part;
  readonly after: Part;
}

/** Only what differs between two states of a product; undefined if nothing does. */
export function productChange(
  before: OwnedProductContent,
  after: OwnedProductContent,
): ProductChange | undefined {
  const keys = (Object.keys(after) as ContentKey[]).filter((key) => !isSame(before[key], after[key]));
  if (keys.length === 0) return undefined;
  return { before: partOf(before, keys), after: partOf(after, keys) };
}

/** What stays as it is when an earlier state is restored: where it stands, and whether visitors see it. */
const KEPT: readonly ContentKey[] = ['url', 'status', 'publish_at'];

/**
 * A product as it was before newer changes, which are given newest first; each holds the values of what it changed.
 */
export function contentBefore(
  content: OwnedProductContent,
  newer: readonly (Readonly<Record<string, unknown>> | null)[],
): OwnedProductContent {
  const known = new Set<string>(Object.keys(content));
  const earlier = { ...content } as Record<string, unknown>;
  for (const before of newer) {
    for (const [key, value] of Object.entries(before ?? {})) {
      if (known.has(key) && !KEPT.includes(key as ContentKey)) earlier[key] = value;
    }
  }
  return earlier as unknown as OwnedProductContent;
}

function partOf(content: OwnedProductContent, keys: readonly ContentKey[]): Part {
  return Object.fromEntries(keys.map((key) => [key, content[key]]));
}

/** Whether two stored values are equal, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** The database stores the keys of an option in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, sorted(inner)]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
