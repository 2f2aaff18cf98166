import type { exportCatalogue } from '@etalage/api-contract';
import { itemOf } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { contentOf } from '../owned-products/owned-product.mapper.ts';
import { findOwnedProducts } from '../owned-products/owned-product.repository.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { valuesOf } from '../owned-products/product-values.ts';
import { findSheetShop } from './find-shop.ts';

/** Products in one reply, and characters of their rich text beyond which no other one follows. */
const PAGE = 200;
const MOST_TEXT = 2_000_000;

/** The catalogue as products of a sheet, archived ones included. */
export const exportCatalogueHandler: Handler<typeof exportCatalogue> = async ({ after }, context) => {
  requireRole(context, productRoles);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const rows = await tx
      .selectFrom('products')
      .select('id')
      .select(
        sql<number>`length(concat(intro_description, short_description, description, extra_description,
          extra_description_right))`.as('size'),
      )
      .where('website_id', '=', websiteId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const ids = rows.slice(0, fitting(rows)).map(({ id }) => id);
    const isLast = rows.length < PAGE && ids.length === rows.length;
    const shop = await findSheetShop(tx, websiteId, context.now());
    const products = new Map((await findOwnedProducts(tx, websiteId, ids)).map((one) => [one.id, one]));
    const items = ids.flatMap((id) => {
      const product = products.get(id);
      if (!product) return [];
      const { on_hand, variant_on_hand } = valuesOf(product);
      const pieces = { ...(on_hand !== null && { whole: on_hand }), variants: variant_on_hand };
      return [itemOf(contentOf(product), pieces, shop)];
    });
    return { items, next: isLast ? '' : (ids.at(-1) ?? '') };
  });
};

/** How many products fit in one reply: one at least. */
function fitting(rows: readonly { readonly size: number }[]): number {
  let size = 0;
  const at = rows.findIndex((row) => {
    size += row.size;
    return size > MOST_TEXT;
  });
  return at === -1 ? rows.length : Math.max(1, at);
}
