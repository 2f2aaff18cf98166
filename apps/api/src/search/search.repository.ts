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
  price_cents: number;
  sale_price_cents: number | null;
  vat_rate_bp: number;
  before_price_text: string;
  hide_price: boolean;
}

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
 * Hits, their number, facet counts, and categories and pages, in one statement. Every product of the question is
 * marked with the number of chosen filters it misses: with none it is a hit; with exactly one it still counts for
 * that one facet, because each facet is counted with the other facets applied.
 */
export async function findProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  question: ProductQuestion,
): Promise<FoundProducts> {
  const { found, categoryId, filters, withFacets, limit, offset } = question;
  const { rows } = await sql<FoundProducts>`
    with recursive found as materialized (${found ?? nothing}),
    tree as (${categoryId === undefined ? sql`select null::text as id where false` : treeOf(websiteId, categoryId)}),
    base as materialized (
      select p.id, p.position, ${found ? sql`f.rank` : sql`0::real`} as rank,
             ${categoryId === undefined ? sql`0` : sql`c.position`} as place
      from products p
      ${found ? sql`join found f on f.kind = 'product' and f.id = p.id` : sql``}
      ${categoryId === undefined ? sql`` : placesOf(websiteId)}
      where p.website_id = ${websiteId} and p.status = 'published'
    ),
    asked as materialized (
      select a.* from jsonb_to_recordset(${JSON.stringify(filters)}::jsonb)
        as a(key text, type text, values text[], "from" numeric, "to" numeric)
      where exists (select from product_filter_values v join base b on b.id = v.product_id
                    where v.website_id = ${websiteId} and v.key = a.key and v.type = a.type)
    ),
    met as materialized (
      select b.id, b.rank, b.place, b.position, count(a.key) as missed, min(a.key) as missed_key
      from base b left join asked a on not exists (
        select from product_filter_values v
        where v.website_id = ${websiteId} and v.product_id = b.id and v.key = a.key and v.type = a.type
          and case when a.type = 'list' then v.value = any (a.values)
              else (a."from" is null or v.number >= a."from") and (a."to" is null or v.number <= a."to") end)
      group by b.id, b.rank, b.place, b.position
    ),
    hits as (select * from met where missed = 0),
    facets as (${withFacets ? facetsOf(websiteId) : sql`select null::text as key where false`})
    select
      (select count(*)::int from hits) as hits,
      coalesce((select json_agg(t order by t.nr) from (
        select row_number() over (order by h.rank desc, h.place, h.position, h.id) as nr, p.title, p.url, p.link,
               p.main_image, p.price_cents, p.sale_price_cents, p.vat_rate_bp, p.before_price_text, p.hide_price
        from hits h join products p on p.website_id = ${websiteId} and p.id = h.id
        order by nr limit ${limit} offset ${offset}) t), '[]') as products,
      coalesce((select json_agg(f) from facets f), '[]') as facets,
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

function placesOf(websiteId: string): RawBuilder<unknown> {
  return sql`join (select product_id, min(position) as position from product_categories
    where website_id = ${websiteId} and category_id in (select id from tree) group by 1) c on c.product_id = p.id`;
}

function facetsOf(websiteId: string): RawBuilder<unknown> {
  return sql`
    select v.key, min(v.title) as title, v.type, case when v.type = 'range' then '' else v.value end as value,
           count(distinct v.product_id) filter (where m.missed = 0 or (m.missed = 1 and m.missed_key = v.key))::int as hits
    from product_filter_values v join met m on m.id = v.product_id
    where v.website_id = ${websiteId}
    group by v.key, v.type, 4
    order by min(v.position), v.key, v.type, min(v.position), 4`;
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
