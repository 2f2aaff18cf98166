import { isExpected, type Query, type QueryKind } from './query.ts';

/** Searches, and returns the addresses of the products found, best first. */
export type SearchUrls = (typed: string) => Promise<readonly string[]>;

/** How many of the queries have an expected product first, and within the first three. */
export interface Share {
  readonly of: number;
  readonly first: number;
  readonly within3: number;
}

export interface MeasuredShare extends Share {
  readonly perKind: ReadonlyMap<QueryKind, Share>;
  /** The queries without an expected product first, with the ids that came first. */
  readonly missed: readonly { readonly query: Query; readonly found: readonly string[] }[];
}

/** Runs the queries one after the other. The id of a product is the last part of its address. */
export async function measureShare(queries: readonly Query[], search: SearchUrls): Promise<MeasuredShare> {
  const results: { query: Query; found: string[]; place: number }[] = [];
  for (const query of queries) {
    const [, typed, ...expected] = query;
    const found = (await search(typed)).slice(0, 3).map((url) => url.split('/').at(-1) ?? '');
    results.push({ query, found, place: found.findIndex((id) => isExpected(id, expected)) });
  }
  const shareOf = (some: typeof results): Share => ({
    of: some.length,
    first: some.filter(({ place }) => place === 0).length,
    within3: some.filter(({ place }) => place >= 0).length,
  });
  const kinds = [...new Set(queries.map(([kind]) => kind))];
  return {
    ...shareOf(results),
    perKind: new Map(kinds.map((kind) => [kind, shareOf(results.filter(({ query }) => query[0] === kind))])),
    missed: results.filter(({ place }) => place !== 0),
  };
}
