import type { Swatch } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { AskedFilter } from './search-question.ts';

/** What is looked for; every part may be missing. */
export interface ProductQuestion {
  /** A table of `kind`, `id` and `rank`: what the words hit. */
  readonly found?: RawBuilder<unknown>;
  /** Only products of this category and those below it. */
  readonly categoryId?: string;
  readonly filters: readonly AskedFilter[];
  /** Facets cost a pass over all hits; leave them out where nobody shows them. */
  readonly withFacets: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A product as a tile needs it, as JSON of the database. */
export interface ProductTileRow {
  title: string;
  url: string;
  link: string;
  main_image: string;
  sub_images: string;
  price_cents: number;
  sale_price_cents: number | null;
  lowest_price_cents: number | null;
  is_from_price: boolean;
  exclude_base_price: boolean;
  swatches: Swatch[];
  vat_rate_bp: number;
  before_price_text: string;
  hide_price: boolean;
}

/** The columns of `ProductTileRow` of a product called `p`. */
export const productTileFields = sql`p.title, p.url, p.link, p.main_image, p.sub_images, p.price_cents,
  p.sale_price_cents, p.lowest_price_cents, p.is_from_price, p.exclude_base_price, p.swatches, p.vat_rate_bp,
  p.before_price_text, p.hide_price`;

export interface OtherTileRow {
  kind: 'category' | 'page';
  title: string;
  url: string;
  link: string;
  main_image: string;
}

/** One value of one facet, with the hits it would leave. */
export interface FacetRow {
  key: string;
  title: string;
  type: 'list' | 'range';
  value: string;
  hits: number;
}

export interface FoundProducts {
  readonly hits: number;
  readonly products: readonly ProductTileRow[];
  readonly facets: readonly FacetRow[];
  readonly others: readonly OtherTileRow[];
}

/**
 * Hits, their number, facet counts, and categories and pages, in one statement. Each chosen filter is a bit; `missing`
 * holds the bits of those a product does not meet. Without any it is a hit; with the bit of one facet alone it still
 * counts for that facet, because each facet is counted with the other facets applied. Rows are looked up one by one
 * (`offset 0` keeps it so): where PostgreSQL has no statistics yet, its own joins of such lists took a second.
 */
export async function findProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  question: ProductQuestion,
): Promise<FoundProducts> {
  const { found, categoryId, filters, withFacets, limit, offset } = question;
  const marks = filters.length > 0 ? sql`m.met, m.has` : sql`0::bigint as met, 0::bigint as has`;
  const { rows } = await sql<FoundProducts>`
    with recursive found as materialized (${found ?? nothing}),
    tree as (${categoryId === undefined ? sql`select null::text as id where false` : treeOf(websiteId, categoryId)}),
    asked as materialized (${found ? ofWords : categoryId === undefined ? allOf(websiteId) : ofCategory(websiteId)}),
    base as materialized (
      select p.id, p.position, a.rank, a.place, ${marks}
      from asked a
      cross join lateral (
        select p.id, p.position, p.status from products p
        where p.website_id = ${websiteId} and p.id = a.id offset 0) p
      ${filters.length > 0 ? marksOf(websiteId, filters) : sql``}
      where p.status = 'published'
    ),
    judged as materialized (
      select b.*, (select coalesce(bit_or(has), 0) from base) & ~b.met as missing from base b
    ),
    facets as (${withFacets ? facetsOf(websiteId, filters) : sql`select null::text as key, null::text as title, null::text as type, null::text as value, 0 as place, 0 as hits where false`})
    select
      (select count(*)::int from judged where missing = 0) as hits,
      coalesce((select json_agg(t order by t.nr) from (
        select h.nr, ${productTileFields}
        from (select id, row_number() over (order by rank desc, place, position, id) as nr
              from judged where missing = 0 order by nr limit ${limit} offset ${offset}) h
        cross join lateral (
          select * from products p where p.website_id = ${websiteId} and p.id = h.id offset 0) p) t), '[]')
        as products,
      coalesce((select json_agg(f order by f.place, f.key, f.type, f.value) from facets f), '[]') as facets,
      coalesce((select json_agg(o order by o.nr) from (${found ? othersOf(websiteId) : sql`select 0 as nr where false`}) o), '[]')
        as others`.execute(tx);
  return rows[0]!;
}

const nothing = sql`select null::text as kind, null::text as id, null::real as rank where false`;

function treeOf(websiteId: string, categoryId: string): RawBuilder<unknown> {
  return sql`
    select id from categories where website_id = ${websiteId} and id = ${categoryId} and status = 'published'
    union
    select c.id from categories c join tree on c.parent_id = tree.id
    where c.website_id = ${websiteId} and c.status = 'published'`;
}

const ofWords = sql`select id, rank, 0 as place from found where kind = 'product'`;

function ofCategory(websiteId: string): RawBuilder<unknown> {
  return sql`select product_id as id, 0::real as rank, min(position) as place from product_categories
    where website_id = ${websiteId} and category_id in (select id from tree) group by 1`;
}

function allOf(websiteId: string): RawBuilder<unknown> {
  return sql`select id, 0::real as rank, 0 as place from products where website_id = ${websiteId}`;
}

/** Per product the bits of the filters it meets, and of those it has any value for. */
function marksOf(websiteId: string, filters: readonly AskedFilter[]): RawBuilder<unknown> {
  const met = sql.join(
    filters.map((filter, index) => sql`when ${isKeyOf(filter)} and ${isMet(filter)} then ${bitOf(index)}`),
    sql` `,
  );
  return sql`cross join lateral (
    select coalesce(bit_or(case ${met} else 0 end), 0) as met, coalesce(bit_or(${bitOfKey(filters)}), 0) as has
    from product_filter_values v where v.website_id = ${websiteId} and v.product_id = p.id) m`;
}

const bitOf = (index: number) => sql`${2 ** index}::bigint`;
const isKeyOf = ({ key, type }: AskedFilter) => sql`(v.key = ${key} and v.type = ${type})`;

function isMet({ type, values, from, to }: AskedFilter): RawBuilder<unknown> {
  if (type === 'list') return sql`v.value = any (${values})`;
  const ends = [
    from === null ? sql`true` : sql`v.number >= ${from}::numeric`,
    to === null ? sql`true` : sql`v.number <= ${to}::numeric`,
  ];
  return sql`(${sql.join(ends, sql` and `)})`;
}

/** The bit of the chosen filter that a value belongs to; 0 for one nobody chose. */
function bitOfKey(filters: readonly AskedFilter[]): RawBuilder<unknown> {
  if (filters.length === 0) return sql`0::bigint`;
  const cases = filters.map((filter, index) => sql`when ${isKeyOf(filter)} then ${bitOf(index)}`);
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

function facetsOf(websiteId: string, filters: readonly AskedFilter[]): RawBuilder<unknown> {
  return sql`
    select v.key, min(v.title) as title, v.type, case when v.type = 'range' then '' else v.value end as value,
           min(v.position) as place,
           (count(*) filter (where j.missing = 0 or j.missing = ${bitOfKey(filters)}))::int as hits
    from judged j cross join lateral (
      select v.key, v.title, v.type, v.value, v.position from product_filter_values v
      where v.website_id = ${websiteId} and v.product_id = j.id offset 0) v
    group by v.key, v.type, 4`;
}

/** Categories and pages among the results (SRCH-35), best first. */
function othersOf(websiteId: string): RawBuilder<unknown> {
  return sql`
    select row_number() over (order by rank desc, kind, url) as nr, kind, title, url, link, main_image from (
      select f.kind, f.rank, c.title, c.url, c.link, c.image as main_image
      from found f join categories c on c.website_id = ${websiteId} and c.id = f.id
      where f.kind = 'category' and c.status = 'published'
      union all
      select f.kind, f.rank, p.title, p.path, '', '' from found f
      join pages p on p.website_id = ${websiteId} and p.id = f.id
      where f.kind = 'page' and p.password_hash is null and not p.noindex) o
    order by nr limit 20`;
}
