import { pageAround } from '../calls/list-cursor.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { NumberedSearch } from './list-conditions.ts';
import { findMatches, MOST_MATCHES, wordsAlone } from './list-matches.repository.ts';
import { findRareRows, findRows, type ListedRow } from './list-rows.repository.ts';
import { type OrderCursor, orderCursors } from './order-cursor.ts';

interface AskedPage extends NumberedSearch {
  readonly cursor: string;
  readonly limit: number;
}

/** A page of a search with the cursors around it. A cursor that is not one of this list gives the first page. */
export async function pageOfOrders(tx: WebsiteTransaction, websiteId: string, asked: AskedPage) {
  const { sort, limit } = asked;
  const cursor = orderCursors.read(asked.cursor, sort);
  const { rows: found, total } = await foundPage(tx, websiteId, asked, cursor);
  const placeOf = ({ sort_text: value, id }: ListedRow) => ({ value, id, within: '' });
  return { ...pageAround(orderCursors, { found, limit, sort, cursor, placeOf }), total };
}

async function foundPage(
  tx: WebsiteTransaction,
  websiteId: string,
  asked: AskedPage,
  cursor: OrderCursor | undefined,
): Promise<{ rows: ListedRow[]; total: number }> {
  const words = wordsAlone(websiteId, asked);
  const found = words && (await findRareRows(tx, websiteId, words, asked, cursor));
  // Of more, or of common words, not all were found.
  if (found && found.total < MOST_MATCHES) return found;
  const matches = await findMatches(tx, websiteId, asked);
  return { rows: await findRows(tx, websiteId, matches, asked, cursor), total: matches.total };
}
