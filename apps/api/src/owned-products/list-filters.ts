import type { InputOf, listOwnedProducts } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';

type Asked = Pick<
  InputOf<typeof listOwnedProducts>,
  'query' | 'state' | 'category_id' | 'stock' | 'vat_class_id'
>;

/** Where products `p` and their stock `s` are read from. */
export const productsAndStock = sql`products p left join stock s on s.website_id = p.website_id and s.product_id = p.id`;

const states = {
  published: sql`p.status = 'published'`,
  draft: sql`p.status = 'draft' and p.publish_at is null`,
  planned: sql`p.status = 'draft' and p.publish_at is not null`,
  archived: sql`p.status = 'archived'`,
};

const stocks = {
  low: sql`coalesce(s.available, 0) <= p.low_stock`,
  out: sql`coalesce(s.available, 0) < p.quantity_min`,
};

/** The conditions on a product `p`, all of which a listed product meets; words are not among them. */
export function conditionsOf(
  websiteId: string,
  { state, category_id, stock, vat_class_id }: Asked,
): RawBuilder<unknown>[] {
  return [
    sql`p.website_id = ${websiteId}`,
    state ? states[state] : sql`p.status <> 'archived'`,
    ...(category_id
      ? [
          sql`exists (select from product_categories c where c.website_id = ${websiteId}
            and c.category_id = ${category_id} and c.product_id = p.id)`,
        ]
      : []),
    ...(vat_class_id ? [sql`p.vat_class_id = ${vat_class_id}`] : []),
    ...(stock ? [sql`p.stock_management and ${stocks[stock]}`] : []),
  ];
}
