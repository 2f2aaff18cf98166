import type { listFilterKeys, matchCategoryRule } from '@etalage/api-contract';
import { checkCategoryRule, imagesOf } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { categoryRoles } from './owned-category.handlers.ts';

/** Number of products that are shown of a rule before it is saved. */
const FIRST = 6;

/** Most filters, and most values of each. */
const MOST_KEYS = 200;
const MOST_VALUES = 200;

interface Matched {
  readonly total: number;
  readonly visible: number;
  readonly products: {
    id: string;
    title: string;
    picture: string;
    status: 'draft' | 'published' | 'archived';
    price_cents: number;
  }[];
}

/** How many products a rule has, by the statement that fills its category. */
export const matchCategoryRuleHandler: Handler<typeof matchCategoryRule> = async ({ rule }, context) => {
  requireRole(context, categoryRoles);
  const { websiteId, read } = context;
  if (Object.keys(checkCategoryRule(rule)).length > 0) return { total: 0, visible: 0, products: [] };
  const { rows } = await read((tx) =>
    sql<Matched>`
      with matched as materialized (
        select p.id, p.title, p.main_image, p.status, p.position, p.lowest_price_cents, p.sale_price_cents, p.price_cents
        from category_rule_products(${websiteId}, ${JSON.stringify(rule)}::jsonb) as m (id)
        join products p on p.website_id = ${websiteId} and p.id = m.id)
      select count(*)::int as total, (count(*) filter (where status = 'published'))::int as visible,
        (select coalesce(json_agg(f), '[]') from (
          select id, title, main_image as picture, status,
            coalesce(lowest_price_cents, sale_price_cents, price_cents) as price_cents
          from matched order by position, id limit ${sql.lit(FIRST)}) f) as products
      from matched`.execute(tx),
  );
  const { total, visible, products } = rows[0]!;
  const shown = products.map((one) => ({ ...one, picture: imagesOf(one.picture)[0] ?? '' }));
  return { total, visible, products: shown };
};

interface FilterKey {
  key: string;
  title: string;
  type: 'list' | 'range';
  values: string[];
  is_used: boolean;
}

/** The filters of the website; a key that is a list of one product and a range of another is there as a list. */
export const listFilterKeysHandler: Handler<typeof listFilterKeys> = async (_, context) => {
  requireRole(context, categoryRoles);
  const { websiteId, read } = context;
  const { rows } = await read((tx) =>
    sql<FilterKey>`
      select f.key, min(f.title) as title, min(f.type) as type,
        coalesce((array_agg(f.value order by f.value) filter (where f.type = 'list'))[1:${sql.lit(MOST_VALUES)}], '{}')
          as values,
        exists (select from product_filter_values v where v.website_id = ${websiteId} and v.key = f.key) as is_used
      from filter_values f where f.website_id = ${websiteId}
      group by f.key order by min(f.position), f.key limit ${sql.lit(MOST_KEYS)}`.execute(tx),
  );
  return { filters: rows };
};
