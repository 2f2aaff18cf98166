const lists = new Intl.ListFormat('nl', { type: 'conjunction' });

/** Names as a Dutch sentence joins them: `Nederland, België en Duitsland`. */
export function formatList(names: readonly string[]): string {
  return lists.format(names);
}
