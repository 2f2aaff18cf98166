import type { Handlers } from '../calls/handler-context.ts';

type Table = Partial<Handlers>;

/** Names that are in more than one of the tables. Found ones are collected on the way: more than 45 tables are too deep else. */
type Repeated<Tables extends readonly Table[], Seen = never, Found = never> = Tables extends readonly [
  infer First,
  ...infer Rest extends readonly Table[],
]
  ? Repeated<Rest, Seen | keyof First, Found | (keyof First & Seen)>
  : Found;

/** The tables, with type `never` for each handler of an endpoint that another table has too. */
type Separate<Tables extends readonly Table[]> = {
  readonly [Index in keyof Tables]: { readonly [Name in keyof Tables[Index] & Repeated<Tables>]: never };
};

type Joined<Tables extends readonly Table[], Before = unknown> = Tables extends readonly [
  infer First,
  ...infer Rest extends readonly Table[],
]
  ? Joined<Rest, Before & First>
  : Before;

/** Joins tables of handlers; an endpoint that is in two of them does not compile. */
export function joinHandlers<const Tables extends readonly Table[]>(
  tables: Tables & Separate<Tables>,
): Joined<Tables> {
  return Object.assign({}, ...tables) as Joined<Tables>;
}
