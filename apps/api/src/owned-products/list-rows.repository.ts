import type { InputOf, listOwnedProducts } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentOfMicroseconds } from '../db/microseconds.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { vatRate } from '../products/vat-of.ts';
import { byStock, NOT_COUNTED } from './list-by-stock.ts';
import type { Cursor } from './list-cursor.ts';
import { productsAndStock } from './list-filters.ts';
import type { Matches } from './list-matches.repository.ts';

type Asked = InputOf<typeof listOwnedProducts>;

export interface ListedRow {
  readonly id: string;
  readonly version: number;
  readonly state: 'published' | 'draft' | 'planned' | 'archived';
  readonly publish_at: Date | null;
  readonly title: string;
  readonly url: string;
  readonly main_image: string;
  readonly article_number: string;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly cost_cents: number | null;
  readonly vat_rate_bp: number;
  readonly has_options: boolean;
  readonly variant_count: number;
  readonly stock_management: boolean;
  readonly on_hand: number | null;
  readonly reserved: number | null;
  readonly categories: string[];
  readonly category_count: number;
  readonly updated_at: Date;
  /** Its value in the order of the list, as text. */
  readonly sort_value: string;
}

/** Up to this number of products that match, they are found first and then sorted; more are met while reading in order. */
const FEW = 2000;

/** By what the list is sorted. Products that are not counted have more than any number. */
const orders: Record<Asked['sort'], RawBuilder<unknown>> = {
  title: sql`p.sort_title`,
  price: sql`p.price_cents`,
  updated: sql`p.updated_at`,
  position: sql`p.position`,
  stock: sql`case when p.stock_management then coalesce(s.available, 0) else ${sql.lit(NOT_COUNTED)} end`,
};

/** The value of a cursor, compared with what the list is sorted by. */
function valueOf({ sort, value }: Cursor): RawBuilder<unknown> {
  if (sort === 'title') return sql`${value}`;
  if (sort === 'updated') return momentOfMicroseconds(value);
  return sql`${value}::bigint`;
}

/** The value of a row in the order of the list, as text. */
function textOf(sort: Asked['sort']): RawBuilder<unknown> {
  if (sort !== 'updated') return sql`chosen.sort_value::text`;
  return microsecondsOf(sql`chosen.sort_value`);
}

/** A page of the products that match, with one row more if there is one. */
export async function findRows(
  tx: WebsiteTransaction,
  { total, conditions }: Matches,
  { sort, descending, limit }: Asked,
  cursor: Cursor | undefined,
): Promise<ListedRow[]> {
  const by = orders[sort];
  const isDown = descending !== (cursor?.isBefore ?? false);
  const direction = isDown ? sql`desc` : sql`asc`;
  const beyond = cursor
    ? sql`(${by}, p.id) ${isDown ? sql`<` : sql`>`} (${valueOf(cursor)}, ${cursor.id})`
    : sql`true`;
  const order = sql`order by ${by} ${direction}, p.id ${direction} limit ${limit + 1}`;
  const where = sql.join(conditions, sql` and `);
  const few = sql`with few as materialized (select p.id from ${productsAndStock} where ${where})
    select p.id, ${by} as sort_value from few join products p on p.id = few.id
    left join stock s on s.website_id = p.website_id and s.product_id = p.id
    where p.website_id = current_setting('app.website_id', true) and ${beyond} ${order}`;
  const many =
    sort === 'stock'
      ? byStock({ where, direction, isDown, cursor, limit })
      : sql`select p.id, ${by} as sort_value from ${productsAndStock} where ${where} and ${beyond} ${order}`;
  const chosen = total <= FEW ? few : many;
  const { rows } = await sql<ListedRow>`
    select p.id, p.version,
      case when p.status = 'draft' and p.publish_at is not null then 'planned' else p.status end as state,
      p.publish_at, p.title, p.url, p.main_image, p.article_number, p.price_cents, p.sale_price_cents, p.cost_cents, ${vatRate} as vat_rate_bp,
      p.options <> '[]' as has_options, jsonb_array_length(p.variants) as variant_count, p.stock_management, s.on_hand, s.reserved, p.updated_at,
      (select count(*)::int from product_categories c
        where c.website_id = p.website_id and c.product_id = p.id) as category_count,
      array(select k.title from product_categories c
        join categories k on k.website_id = c.website_id and k.id = c.category_id
        where c.website_id = p.website_id and c.product_id = p.id order by c.by_rule, c.place, k.title limit 3) as categories,
      ${textOf(sort)} as sort_value
    from (${chosen}) chosen join products p on p.website_id = current_setting('app.website_id', true)
      and p.id = chosen.id
    left join stock s on s.website_id = p.website_id and s.product_id = p.id
    order by chosen.sort_value ${direction}, p.id ${direction}`.execute(tx);
  return rows;
}
