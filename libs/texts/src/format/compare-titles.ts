const collator = new Intl.Collator('nl', { numeric: true });

/** The order of two titles in a list: without regard to capitals and accents, and numbers by their value. */
export function compareTitles(one: string, other: string): number {
  return collator.compare(one, other);
}
