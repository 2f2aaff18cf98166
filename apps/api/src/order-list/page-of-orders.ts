import { pageAround } from '../calls/list-cursor.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { NumberedSearch } from './list-conditions.ts';
import { findMatches } from './list-matches.repository.ts';
import { findRows, type ListedRow } from './list-rows.repository.ts';
import { orderCursors } from './order-cursor.ts';

interface AskedPage extends NumberedSearch {
  readonly cursor: string;
  readonly limit: number;
}

/** A page of a search with the cursors around it. A cursor that is not one of this list gives the first page. */
export async function pageOfOrders(tx: WebsiteTransaction, websiteId: string, asked: AskedPage) {
  const { sort, limit } = asked;
  const cursor = orderCursors.read(asked.cursor, sort);
  const matches = await findMatches(tx, websiteId, asked);
  const found = await findRows(tx, websiteId, matches, asked, cursor);
  const placeOf = ({ sort_text: value, id }: ListedRow) => ({ value, id, within: '' });
  return { ...pageAround(orderCursors, { found, limit, sort, cursor, placeOf }), total: matches.total };
}
