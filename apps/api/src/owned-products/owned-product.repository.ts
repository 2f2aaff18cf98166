import { findMakerNames } from '../makers/maker.repository.ts';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { propertiesOfProduct } from '../properties/product-properties.ts';
import { findPricesOf } from '../websites/find-prices-of.ts';
import type { StoredProduct } from './owned-product.mapper.ts';

/** One product in any state; undefined if it is not there. */
export async function findOwnedProduct(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredProduct | undefined> {
  const [product] = await findOwnedProducts(tx, websiteId, [id]);
  return product;
}

/** Products in any state, in no order; ids that are not there are left out. */
export async function findOwnedProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  return tx
    .selectFrom('products as p')
    .leftJoin('stock as s', (join) =>
      join.onRef('s.website_id', '=', 'p.website_id').onRef('s.product_id', '=', 'p.id'),
    )
    .selectAll('p')
    .select(['s.on_hand', 's.reserved'])
    .select([
      sql<StoredProduct['variant_stock']>`coalesce((
        select jsonb_object_agg(v.variant_id, jsonb_build_object('on_hand', v.on_hand, 'reserved', v.reserved))
        from variant_stock v
        where v.website_id = p.website_id and v.product_id = p.id and not v.retired), '{}')`.as(
        'variant_stock',
      ),
      sql<string[]>`array(select c.category_id from product_categories c
        where c.website_id = p.website_id and c.product_id = p.id and not c.by_rule
        order by c.place, c.category_id)`.as('categories'),
      sql<string[]>`array(select k.title from product_categories c
        join categories k on k.website_id = c.website_id and k.id = c.category_id
        where c.website_id = p.website_id and c.product_id = p.id and c.by_rule
        order by k.title, k.id)`.as('rule_categories'),
      sql<string[]>`array(select r.related_id from product_relations r
        where r.website_id = p.website_id and r.product_id = p.id order by r.position, r.related_id)`.as(
        'related',
      ),
      propertiesOfProduct.as('properties'),
    ])
    .where('p.website_id', '=', websiteId)
    .where('p.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
}

/** What the form of a product needs to know of the website. */
export async function findShop(tx: WebsiteTransaction, websiteId: string, now: Date) {
  const { priceMode: price_mode, isSmallBusiness: small_business } = await findPricesOf(tx, websiteId, now);
  const vat_classes = await tx
    .selectFrom('vat_classes')
    .select(['id', 'name', 'rate_bp'])
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const makers = await findMakerNames(tx, websiteId);
  return { price_mode, small_business, vat_classes, makers };
}
