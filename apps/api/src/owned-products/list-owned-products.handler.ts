import { type listOwnedProducts, MAX_COUNTED_PRODUCTS } from '@etalage/api-contract';
import { imagesOf } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { findMatches } from './list-matches.repository.ts';
import { findRows, type ListedRow } from './list-rows.repository.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { productRoles } from './product-roles.ts';

/** Lists products. A cursor that is not one of this list gives the first page. */
export const listOwnedProductsHandler: Handler<typeof listOwnedProducts> = async (input, context) => {
  requireRole(context, productRoles);
  const { websiteId, read } = context;
  const cursor = readCursor(input.cursor, input.sort);
  const { total, rows, price_mode } = await read(async (tx) => {
    const matches = await findMatches(tx, websiteId, input);
    const found = await findRows(tx, matches, input, cursor);
    return { total: matches.total, rows: found, price_mode: await findPriceMode(tx, websiteId) };
  });
  const hasMore = rows.length > input.limit;
  const shown = rows.slice(0, input.limit);
  if (cursor?.isBefore) shown.reverse();
  const cursorAt = ({ sort_value: value, id }: ListedRow, isBefore: boolean) =>
    writeCursor({ sort: input.sort, value, id, isBefore });
  const first = shown[0];
  const last = shown.at(-1);
  // Going back, there is always something after the page; going on, always something before it.
  const hasNext = cursor?.isBefore ? true : hasMore;
  const hasPrevious = cursor?.isBefore ? hasMore : cursor !== undefined;
  return {
    products: shown.map(listedOf),
    price_mode,
    total: Math.min(total, MAX_COUNTED_PRODUCTS),
    is_more: total > MAX_COUNTED_PRODUCTS,
    next: last && hasNext ? cursorAt(last, false) : '',
    previous: first && hasPrevious ? cursorAt(first, true) : '',
  };
};

function listedOf({ main_image, publish_at, updated_at, sort_value: _value, ...row }: ListedRow) {
  return {
    ...row,
    picture: imagesOf(main_image)[0] ?? '',
    publish_at: publish_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  };
}
