/** The rows between two of them, in either direction and with both; only the second one if the first is not there. */
export function chosenBetween<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  [from, to]: readonly [from: string, to: string],
): readonly Row[] {
  const places = [from, to].map((key) => rows.findIndex((row) => keyOf(row) === key));
  const [first = -1, last = -1] = places;
  if (last < 0) return [];
  const start = first < 0 ? last : Math.min(first, last);
  return rows.slice(start, Math.max(first, last) + 1);
}
