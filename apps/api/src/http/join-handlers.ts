import type { Handlers } from '../calls/handler-context.ts';

type Table = Partial<Handlers>;

/** Names that are in more than one of the tables. */
type Repeated<Tables extends readonly Table[], Seen = never> = Tables extends readonly [
  infer First,
  ...infer Rest extends readonly Table[],
]
  ? (keyof First & Seen) | Repeated<Rest, Seen | keyof First>
  : never;

/** The tables, with type `never` for each handler of an endpoint that another table has too. */
type Separate<Tables extends readonly Table[]> = {
  readonly [Index in keyof Tables]: { readonly [Name in keyof Tables[Index] & Repeated<Tables>]: never };
};

type Joined<Tables extends readonly Table[]> = Tables extends readonly [
  infer First,
  ...infer Rest extends readonly Table[],
]
  ? First & Joined<Rest>
  : unknown;

/** Joins tables of handlers; an endpoint that is in two of them does not compile. */
export function joinHandlers<const Tables extends readonly Table[]>(
  tables: Tables & Separate<Tables>,
): Joined<Tables> {
  return Object.assign({}, ...tables) as Joined<Tables>;
}
