import type { ContentUnit, Swatch } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import { MAX_COUNTED, MAX_RANKED } from '../db/migrations/search-rows/bound.ts';
import { priceRecordOf, type SaleColumns } from '../products/shown-sale.ts';
import { vatRate } from '../products/vat-of.ts';
import type { RequestedFilter } from './search-query.ts';

/** A query for products; optional parts that are missing do not limit the result. */
export interface ProductQuery {
  /** The documents that match the words: a call of `search_find`. */
  readonly found?: RawBuilder<unknown>;
  /** Only products of this category and those below it, by its id or its address. */
  readonly categoryId?: string;
  readonly categoryUrl?: string;
  readonly filters: readonly RequestedFilter[];
  /** Whether facets are counted, which reads all hits. */
  readonly withFacets: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The product data of a tile, as JSON from the database. */
export interface ProductTileRow extends SaleColumns {
  title: string;
  url: string;
  link: string;
  main_image: string;
  sub_images: string;
  lowest_price_cents: number | null;
  is_from_price: boolean;
  exclude_base_price: boolean;
  swatches: Swatch[];
  vat_rate_bp: number;
  before_price_text: string;
  hide_price: boolean;
  content_milli: number | null;
  content_unit: ContentUnit;
}

/** The columns of `ProductTileRow`, of table alias `p`. */
export const productTileFields = sql`p.title, p.url, p.link, p.main_image, p.sub_images, p.price_cents,
  p.sale_price_cents, p.lowest_price_cents, p.is_from_price, p.exclude_base_price, p.swatches,
  ${vatRate} as vat_rate_bp, p.before_price_text, p.hide_price, p.content_milli, p.content_unit,
  ${priceRecordOf('p')} as price_record`;

export interface OtherTileRow {
  kind: 'category' | 'page';
  title: string;
  url: string;
  link: string;
  main_image: string;
}

/** One value of one facet, with the number of hits if it were chosen. */
export interface FacetRow {
  key: string;
  title: string;
  type: 'list' | 'range';
  value: string;
  hits: number;
  /** Of the property: what stands behind its numbers, '' for nothing. */
  unit: string;
  /** `#rrggbb` of a colour; '' without one. */
  color: string;
}

export interface FoundProducts {
  readonly hits: number;
  /** Whether the words are so broad that not all products were counted. */
  readonly mayBeMore: boolean;
  readonly products: readonly ProductTileRow[];
  readonly facets: readonly FacetRow[];
  readonly others: readonly OtherTileRow[];
}

/**
 * Finds hits, their number, facet counts, and categories and pages, in one statement.
 *
 * Each chosen filter is a bit, and `missing` contains the bits of the filters that a product does not meet. A product
 * without missing bits is a hit. A product that misses one facet only is still counted for that facet, because each facet
 * is counted with the other facets applied. Of a product, only its search document, which contains its filter values as
 * numbers (migration 0017), and the columns of its tile are read. `offset 0` makes PostgreSQL look up rows one by one:
 * without statistics, it chose joins that took a second.
 */
export async function findProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  query: ProductQuery,
): Promise<FoundProducts> {
  const { found, filters, withFacets, limit, offset } = query;
  const category = categoryOf(query);
  const shown = category && !found ? shownFilters : sql`null::text[]`;
  const candidates = found ? ofWords(websiteId) : category ? ofCategory(websiteId) : allOf(websiteId);
  // One plan for all values, because planning takes as long as searching a category.
  withCommit(tx, sql`set local plan_cache_mode = force_generic_plan`.execute(tx));
  const { rows } = await sql<FoundProducts>`
    with recursive
    ${found ? sql`found as materialized (select kind, id, rank, position, facets from ${found}),` : sql``}
    ${category ? sql`root as materialized (${rootOf(websiteId, category)}), tree as (${treeOf(websiteId, category)}),` : sql``}
    ${filters.length > 0 ? chosenOf(websiteId, filters, shown) : sql``}
    judged as materialized (${judgedOf(candidates, websiteId, filters)})
    select
      (select ${found ? sql`least(count(*), ${sql.lit(MAX_COUNTED)})` : sql`count(*)`}::int from judged where missing = 0) as hits,
      ${found ? sql`(select count(*) >= ${sql.lit(MAX_RANKED)} from found)` : sql`false`} as "mayBeMore",
      coalesce((select json_agg(t order by t.nr) from (
        select h.nr, ${productTileFields}
        from (select row_number() over () as nr, id from (
          select id from judged where missing = 0
          order by rank desc, place, name, position, id limit ${limit} offset ${offset}) best) h
        cross join lateral (
          select * from products p where p.website_id = ${websiteId} and p.id = h.id offset 0) p) t), '[]')
        as products,
      ${withFacets ? sql`coalesce((${facetsOf(websiteId, filters, shown)}), '[]')` : sql`'[]'::json`} as facets,
      ${found ? sql`coalesce((select json_agg(o order by o.nr) from (${othersOf(websiteId)}) o), '[]')` : sql`'[]'::json`}
        as others`.execute(tx);
  return rows[0]!;
}

function categoryOf({ categoryId, categoryUrl }: ProductQuery): RawBuilder<unknown> | undefined {
  if (categoryId !== undefined) return sql`id = ${categoryId}`;
  return categoryUrl === undefined ? undefined : sql`url = ${categoryUrl}`;
}

/** The ids of published categories that match `isRoot`, and of those below them: a query for `with recursive tree`. */
export function treeOf(websiteId: string, isRoot: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select id from categories where website_id = ${websiteId} and ${isRoot} and status = 'published'
    union
    select c.id from categories c join tree on c.parent_id = tree.id
    where c.website_id = ${websiteId} and c.status = 'published'`;
}

/** What the searched category says of the order of its products, and of the filters beside them. */
const rootOf = (websiteId: string, isRoot: RawBuilder<unknown>) => sql`
  select sort, filters from categories where website_id = ${websiteId} and ${isRoot} and status = 'published'`;

/** Keys of the filters that visitors see, in their order; null for all. */
const shownFilters = sql`(select filters from root)::text[]`;

/**
 * The filter values of document `d`: those that its product has by now, also if the document is still to be written. One
 * look tells whether any document of the website is.
 */
const facetsNow = (websiteId: string) => sql`
  case when (select exists (select from search_pending where website_id = ${websiteId}))
    then coalesce((select w.facets from search_pending w
      where w.website_id = ${websiteId} and w.product_id = d.id), d.facets)
    else d.facets end as facets`;

const ofWords = (websiteId: string) => sql`
  select d.id, d.rank, 0::bigint as place, '' as name, d.position, ${facetsNow(websiteId)} from found d
  where d.kind = 'product'`;

/**
 * The place of product `a` with document `d` in the order of category `root`: a number or, by title, its name. Products
 * without a price that visitors see are last.
 */
export const placeInCategory = sql`
  case root.sort when 'manual' then a.place
    when 'cheapest' then coalesce(d.price_cents, 9000000000000000)
    when 'dearest' then coalesce(-d.price_cents, 9000000000000000)
    when 'newest' then (select -(extract(epoch from p.created_at) * 1000000)::bigint from products p
      where p.website_id = d.website_id and p.id = d.id)
    else 0 end::bigint as place,
  case root.sort when 'title' then d.plain_title else '' end collate "C" as name`;

function ofCategory(websiteId: string): RawBuilder<unknown> {
  return sql`
    select a.id, 0::real as rank, ${placeInCategory}, d.position, ${facetsNow(websiteId)}
    from root cross join (
      select c.id, min(c.place) as place from tree cross join lateral (
        select product_id as id, position as place from product_categories c
        where c.website_id = ${websiteId} and c.category_id = tree.id offset 0) c
      group by 1) a
    cross join lateral (
      select d.website_id, d.id, d.position, d.facets, d.is_shown, d.price_cents, d.plain_title from search_documents d
      where d.website_id = ${websiteId} and d.kind = 'product' and d.id = a.id offset 0) d
    where d.is_shown`;
}

function allOf(websiteId: string): RawBuilder<unknown> {
  return sql`
    select d.id, 0::real as rank, 0::bigint as place, '' as name, d.position, ${facetsNow(websiteId)}
    from search_documents d
    where d.website_id = ${websiteId} and d.kind = 'product' and d.is_shown`;
}

/**
 * Per chosen filter the ids of all its values, and for a list the ids of the chosen values. A filter that the category does
 * not show has none, and is ignored.
 */
function chosenOf(
  websiteId: string,
  filters: readonly RequestedFilter[],
  shown: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const idsWhere = (condition: RawBuilder<unknown>) =>
    sql`coalesce(array_agg(v.id) filter (where ${condition}), '{}')`;
  const columns = filters.flatMap((filter, index) => [
    sql`${idsWhere(isKeyOf(filter))} as ${sql.ref(`all_${index}`)}`,
    ...(filter.type === 'list'
      ? [
          sql`${idsWhere(sql`${isKeyOf(filter)} and v.value = any (${filter.values})`)} as ${sql.ref(`met_${index}`)}`,
        ]
      : []),
  ]);
  return sql`chosen as materialized (
    select ${sql.join(columns)} from filter_values v
    where v.website_id = ${websiteId} and v.key = any (${filters.map(({ key }) => key)})
      and (${shown} is null or v.key = any (${shown}))),`;
}

/** The candidate products, each with the bits of the filters that it does not meet. */
function judgedOf(candidates: RawBuilder<unknown>, websiteId: string, filters: readonly RequestedFilter[]) {
  if (filters.length === 0) return sql`select a.*, 0::bigint as missing from (${candidates}) a`;
  const bits = (isTrue: (filter: RequestedFilter, index: number) => RawBuilder<unknown>) =>
    sql.join(
      filters.map((filter, index) => sql`case when ${isTrue(filter, index)} then ${bitOf(index)} else 0 end`),
      sql` | `,
    );
  const has = bits((_filter, index) => sql`a.facets && c.${sql.ref(`all_${index}`)}`);
  const met = bits((filter, index) => isMet(filter, index, websiteId));
  // A filter that no candidate has a value for is ignored.
  return sql`
    select b.id, b.rank, b.place, b.name, b.position, b.facets, bit_or(b.has) over () & ~b.met as missing
    from (select a.*, ${has} as has, ${met} as met from (${candidates}) a cross join chosen c) b`;
}

const bitOf = (index: number) => sql`${2 ** index}::bigint`;
const isKeyOf = ({ key, type }: RequestedFilter) => sql`(v.key = ${key} and v.type = ${type})`;

function isMet(
  { key, type, from, to }: RequestedFilter,
  index: number,
  websiteId: string,
): RawBuilder<unknown> {
  if (type === 'list') return sql`a.facets && c.${sql.ref(`met_${index}`)}`;
  const ends = [
    from === null ? sql`true` : sql`v.number >= ${from}::numeric`,
    to === null ? sql`true` : sql`v.number <= ${to}::numeric`,
  ];
  return sql`exists (
    select from product_filter_values v where v.website_id = ${websiteId} and v.product_id = a.id
      and v.key = ${key} and v.type = 'range' and ${sql.join(ends, sql` and `)})`;
}

/** The bit of the chosen filter that a value belongs to; 0 if its filter is not chosen. */
function bitOfKey(filters: readonly RequestedFilter[]): RawBuilder<unknown> {
  if (filters.length === 0) return sql`0::bigint`;
  const cases = filters.map((filter, index) => sql`when ${isKeyOf(filter)} then ${bitOf(index)}`);
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

/**
 * The facet counts, in the order of the owner. Values are counted by their number, so that each name is looked up once,
 * not once per product.
 */
function facetsOf(
  websiteId: string,
  filters: readonly RequestedFilter[],
  shown: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select json_agg(json_build_object('key', f.key, 'title', f.title, 'type', f.type, 'value', f.value, 'hits', f.hits,
        'unit', coalesce(d.unit, ''), 'color', coalesce(d.color, ''))
      order by array_position(${shown}, f.key), f.place, f.key, f.type, d.place, f.value) from (
      select v.key, min(v.title) as title, v.type, v.value, min(v.position) as place,
             coalesce(sum(t.count) filter (where t.missing = 0 or t.missing = ${bitOfKey(filters)}), 0)::int as hits
      from (
        select facet, missing, count(*) from (select unnest(facets) as facet, missing from judged) of_each group by 1, 2) t
      cross join lateral (
        select v.key, v.title, v.type, v.value, v.position from filter_values v
        where v.website_id = ${websiteId} and v.id = t.facet and (${shown} is null or v.key = any (${shown})) offset 0) v
      group by v.key, v.type, v.value) f
    left join lateral (
      select r.unit, o.color, o.position as place from properties r
      left join property_values o on o.website_id = ${websiteId} and o.property_id = r.id and o.value = f.value
      where r.website_id = ${websiteId} and r.key = f.key offset 0) d on true`;
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
