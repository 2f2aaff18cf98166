import type { OrderSearch } from '@etalage/api-contract';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findMatches } from './list-matches.repository.ts';
import { findRows, type ListedRow } from './list-rows.repository.ts';
import { readOrderCursor, writeOrderCursor } from './order-cursor.ts';

interface AskedPage extends OrderSearch {
  readonly cursor: string;
  readonly limit: number;
}

/** A page of a search with the cursors around it. A cursor that is not one of this list gives the first page. */
export async function pageOfOrders(tx: WebsiteTransaction, websiteId: string, asked: AskedPage) {
  const { sort, limit } = asked;
  const cursor = readOrderCursor(asked.cursor, sort);
  const matches = await findMatches(tx, websiteId, asked);
  const found = await findRows(tx, websiteId, matches, asked, cursor);
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (cursor?.isBefore) rows.reverse();
  const cursorAt = ({ sort_text: value, id }: ListedRow, isBefore: boolean) =>
    writeOrderCursor({ sort, value, id, isBefore });
  const first = rows[0];
  const last = rows.at(-1);
  // Going back, there is always something after the page; going on, always something before it.
  const hasNext = cursor?.isBefore ? true : hasMore;
  const hasPrevious = cursor?.isBefore ? hasMore : cursor !== undefined;
  return {
    rows,
    total: matches.total,
    next: last && hasNext ? cursorAt(last, false) : '',
    previous: first && hasPrevious ? cursorAt(first, true) : '',
  };
}
