import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type ProductTileRow, productTileFields } from './search.repository.ts';

/** Maximum number of products compared for one shared filter value, which limits the cost in a large shop. */
const MAX_PRODUCTS_PER_VALUE = 200;

/**
 * The published products that the owner chose to be shown beside a product, in their order. Without any, those that share
 * the most list filter values (wood, colour, cloth) with it: first one of each other category, then further ones, and last
 * those of its own category; at most a number of them. Always one statement.
 */
export async function findRelatedProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  productId: string,
  limit: number,
): Promise<ProductTileRow[]> {
  const { rows } = await sql<ProductTileRow>`
    with chosen as (
      select p.id, r.position::bigint as place from product_relations r
      join products p on p.website_id = ${websiteId} and p.id = r.related_id
      where r.website_id = ${websiteId} and r.product_id = ${productId} and p.status = 'published'
    ),
    mine as (
      select key, value from product_filter_values
      where website_id = ${websiteId} and product_id = ${productId} and type = 'list'
        and not exists (select from chosen)
    ),
    alike as (
      select v.product_id, count(*) as shared
      from mine cross join lateral (
        select product_id from product_filter_values v
        where v.website_id = ${websiteId} and v.key = mine.key and v.value = mine.value and v.type = 'list'
        limit ${MAX_PRODUCTS_PER_VALUE}) v
      where v.product_id <> ${productId}
      group by 1
    ),
    placed as (
      select a.product_id, a.shared, home.category_id, exists (
        select from product_categories own
        where own.website_id = ${websiteId} and own.product_id = ${productId}
          and own.category_id = home.category_id) as is_sibling
      from alike a left join lateral (
        select category_id from product_categories c
        where c.website_id = ${websiteId} and c.product_id = a.product_id
        order by by_rule, position, category_id limit 1) home on true
    ),
    ranked as (
      select p.id, p.position, placed.shared, placed.is_sibling,
        row_number() over (partition by category_id order by shared desc, p.position, p.id) as round
      from placed join products p on p.website_id = ${websiteId} and p.id = placed.product_id
      where p.status = 'published'
    ),
    shown as (
      select id, place from chosen
      union all
      (select id, row_number() over (order by is_sibling, round, shared desc, position, id) as place
        from ranked order by place limit ${limit})
    )
    select ${productTileFields}
    from shown join products p on p.website_id = ${websiteId} and p.id = shown.id
    order by shown.place, p.id`.execute(tx);
  return rows;
}
