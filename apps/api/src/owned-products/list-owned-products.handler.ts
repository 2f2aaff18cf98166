import { type listOwnedProducts, MAX_COUNTED_PRODUCTS } from '@etalage/api-contract';
import { imagesOf } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { pageAround } from '../calls/list-cursor.ts';
import { productCursors } from './list-cursor.ts';
import { findMatches } from './list-matches.repository.ts';
import { findRows, type ListedRow } from './list-rows.repository.ts';
import { rateOf } from '../products/product.mapper.ts';
import { findPricesOf } from '../websites/find-prices-of.ts';
import { productRoles } from './product-roles.ts';

/** Lists products. A cursor that is not one of this list gives the first page. */
export const listOwnedProductsHandler: Handler<typeof listOwnedProducts> = async (input, context) => {
  requireRole(context, productRoles);
  const { websiteId, read, now } = context;
  const cursor = productCursors.read(input.cursor, input.sort);
  const { total, rows, prices } = await read(async (tx) => {
    const matches = await findMatches(tx, websiteId, input);
    const found = await findRows(tx, matches, input, cursor);
    return { total: matches.total, rows: found, prices: await findPricesOf(tx, websiteId, now()) };
  });
  const page = pageAround(productCursors, {
    found: rows,
    limit: input.limit,
    sort: input.sort,
    cursor,
    placeOf: ({ sort_value: value, id }) => ({ value, id, within: '' }),
  });
  return {
    products: page.rows.map((row) => ({ ...listedOf(row), vat_rate_bp: rateOf(row.vat_rate_bp, prices) })),
    price_mode: prices.priceMode,
    total: Math.min(total, MAX_COUNTED_PRODUCTS),
    is_more: total > MAX_COUNTED_PRODUCTS,
    next: page.next,
    previous: page.previous,
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
