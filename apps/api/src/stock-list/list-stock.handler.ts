import { type listStock, MAX_COUNTED_SHELVES } from '@etalage/api-contract';
import { imagesOf } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { findShelves, type ListedShelfRow } from './list-shelves.repository.ts';
import { readShelfCursor, writeShelfCursor } from './shelf-cursor.ts';
import { countShelves } from './shelves.ts';

/** Lists what is counted. A cursor that is not one of this list gives the first page. */
export const listStockHandler: Handler<typeof listStock> = async (input, context) => {
  requireRole(context, productRoles);
  const { websiteId, read } = context;
  const cursor = readShelfCursor(input.cursor, input.sort);
  const { total, rows } = await read(async (tx) => {
    const found = await countShelves(tx, websiteId, input);
    return { total: found.total, rows: await findShelves(tx, found, input, cursor) };
  });
  const hasMore = rows.length > input.limit;
  const shown = rows.slice(0, input.limit);
  if (cursor?.isBefore) shown.reverse();
  const cursorAt = ({ sort_value, product_id, within }: ListedShelfRow, isBefore: boolean) =>
    writeShelfCursor({ sort: input.sort, value: sort_value, product: product_id, within, isBefore });
  const first = shown[0];
  const last = shown.at(-1);
  // Going back, there is always something after the page; going on, always something before it.
  const hasNext = cursor?.isBefore ? true : hasMore;
  const hasPrevious = cursor?.isBefore ? hasMore : cursor !== undefined;
  return {
    shelves: shown.map(listedOf),
    total: Math.min(total, MAX_COUNTED_SHELVES),
    is_more: total > MAX_COUNTED_SHELVES,
    next: last && hasNext ? cursorAt(last, false) : '',
    previous: first && hasPrevious ? cursorAt(first, true) : '',
  };
};

function listedOf({
  variant_images,
  main_image,
  changed_at,
  sort_value: _,
  within: __,
  ...row
}: ListedShelfRow) {
  return {
    ...row,
    picture: variant_images[0] ?? imagesOf(main_image)[0] ?? '',
    changed_at: changed_at?.toISOString() ?? null,
  };
}
