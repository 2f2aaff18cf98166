/** What a query tests; the figures are printed per kind. */
export type QueryKind =
  | 'exact'
  | 'compound'
  | 'typo'
  | 'form'
  | 'filter'
  | 'synonym'
  | 'amount'
  | 'several words';

/** A query with the products that a person expects first; any of them is correct. `spade-*` means every id that begins with `spade-`. */
export type Query = readonly [kind: QueryKind, typed: string, ...expected: string[]];

/** Whether a product is among those that are expected. */
export function isExpected(id: string | undefined, expected: readonly string[]): boolean {
  if (id === undefined) return false;
  return expected.some((one) => (one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : id === one));
}
