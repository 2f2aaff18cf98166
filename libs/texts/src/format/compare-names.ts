const dutch = new Intl.Collator('nl', { numeric: true });

/** Orders names as people do: `Map 2` before `Map 10`. Much faster than `localeCompare`, which makes a collator each time. */
export function compareNames(one: string, other: string): number {
  return dutch.compare(one, other);
}
