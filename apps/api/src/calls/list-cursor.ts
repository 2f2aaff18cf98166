import { z } from 'zod';

/** The place of a row in the order of a list. */
export interface RowPlace {
  /** Its value in the order of the list, as text. */
  readonly value: string;
  readonly id: string;
  /** What sets rows of one id apart; '' in a list with one row for each. */
  readonly within: string;
}

/** A row that a page begins after, or ends before. */
export interface ListCursor<Sort extends string> extends RowPlace {
  readonly sort: Sort;
  /** Whether the page ends before the row. */
  readonly isBefore: boolean;
}

export interface ListCursors<Sort extends string> {
  /** A cursor as a caller holds it; opaque to them. */
  write(cursor: ListCursor<Sort>): string;
  /** The cursor that a caller sent; undefined for the first page, and for one that was not made for this order. */
  read(text: string, sort: Sort): ListCursor<Sort> | undefined;
}

const written = z.tuple([
  z.string(),
  z.string().max(500),
  z.string().min(1).max(200),
  z.string().max(200),
  z.boolean(),
]);
const NOTHING = /^$/;

/** The cursors of a list; `values` and `withins` say what the database must be able to read, by the order of the list. */
export function listCursors<Sort extends string>(
  values: Readonly<Record<Sort, RegExp>>,
  withins?: Readonly<Record<Sort, RegExp>>,
): ListCursors<Sort> {
  return {
    write: ({ sort, value, id, within, isBefore }) =>
      Buffer.from(JSON.stringify([sort, value, id, within, isBefore])).toString('base64url'),
    read(text, sort) {
      if (text === '') return undefined;
      try {
        const [made, value, id, within, isBefore] = written.parse(
          JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
        );
        const isReadable =
          values[sort].test(value) && (withins?.[sort] ?? NOTHING).test(within) && !id.includes('\0');
        return made === sort && isReadable ? { sort, value, id, within, isBefore } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

interface FoundPage<Sort extends string, Row> {
  /** In the order in which they were read, with one more than `limit` if there is one. */
  readonly found: readonly Row[];
  readonly limit: number;
  readonly sort: Sort;
  readonly cursor: ListCursor<Sort> | undefined;
  readonly placeOf: (row: Row) => RowPlace;
}

/** The rows of a page in the order of the list, with the cursors of the pages around it; '' where there is none. */
export function pageAround<Sort extends string, Row>(
  { write }: ListCursors<Sort>,
  { found, limit, sort, cursor, placeOf }: FoundPage<Sort, Row>,
) {
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (cursor?.isBefore) rows.reverse();
  const first = rows[0];
  const last = rows.at(-1);
  // Going back, there is always something after the page; going on, always something before it.
  const hasNext = cursor?.isBefore ? true : hasMore;
  const hasPrevious = cursor?.isBefore ? hasMore : cursor !== undefined;
  return {
    rows,
    next: last && hasNext ? write({ sort, ...placeOf(last), isBefore: false }) : '',
    previous: first && hasPrevious ? write({ sort, ...placeOf(first), isBefore: true }) : '',
  };
}
