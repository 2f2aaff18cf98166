import { type listStock, MAX_COUNTED_SHELVES } from '@etalage/api-contract';
import { imagesOf } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { pageAround } from '../calls/list-cursor.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { findShelves, type ListedShelfRow } from './list-shelves.repository.ts';
import { shelfCursors } from './shelf-cursor.ts';
import { countShelves } from './shelves.ts';

/** Lists what is counted. A cursor that is not one of this list gives the first page. */
export const listStockHandler: Handler<typeof listStock> = async (input, context) => {
  requireRole(context, productRoles);
  const { websiteId, read } = context;
  const cursor = shelfCursors.read(input.cursor, input.sort);
  const { total, rows } = await read(async (tx) => {
    const found = await countShelves(tx, websiteId, input);
    return { total: found.total, rows: await findShelves(tx, found, input, cursor) };
  });
  const page = pageAround(shelfCursors, {
    found: rows,
    limit: input.limit,
    sort: input.sort,
    cursor,
    placeOf: ({ sort_value: value, product_id: id, within }) => ({ value, id, within }),
  });
  return {
    shelves: page.rows.map(listedOf),
    total: Math.min(total, MAX_COUNTED_SHELVES),
    is_more: total > MAX_COUNTED_SHELVES,
    next: page.next,
    previous: page.previous,
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
