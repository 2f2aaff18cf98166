import { type InputOf, type listStock, MAX_COUNTED_SHELVES } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { patternsOf, wordsOf } from '../db/typed-words.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { wordCondition } from '../owned-products/list-matches.repository.ts';
import type { ShelfCursor } from './shelf-cursor.ts';

/** Expressions for what is counted of a shelf: a product `p` without variants, or one variant of it. */
export interface ShelfColumns {
  readonly on_hand: RawBuilder<unknown>;
  readonly reserved: RawBuilder<unknown>;
  /** The words by which it is found. */
  readonly text: RawBuilder<unknown>;
}

/**
 * Every shelf of products `p`: those without variants have one without a place, the others one for each variant. With its
 * offset, the pieces of a variant are looked up and not joined, for which PostgreSQL would read those of all products.
 */
export const everyShelf = sql`products p
  left join lateral jsonb_array_elements(p.variants) with ordinality as x (variant, place) on true
  left join lateral (
    select on_hand, reserved from variant_stock
    where x.place is not null and website_id = p.website_id and product_id = p.id
      and variant_id = x.variant ->> 'id' and not retired offset 0) v on true
  left join stock s on s.website_id = p.website_id and s.product_id = p.id`;

export const anyShelf: ShelfColumns = {
  on_hand: sql`coalesce(case when x.place is null then s.on_hand else v.on_hand end, 0)`,
  reserved: sql`coalesce(case when x.place is null then s.reserved else v.reserved end, 0)`,
  text: sql`case when x.place is null then p.find_text else p.variant_texts[x.place] end`,
};

/** The conditions that a listed shelf meets, for the columns of the relation that is read. */
export type ShelfConditions = (columns: ShelfColumns) => RawBuilder<unknown>;

const filters = {
  low: ({ on_hand, reserved }: ShelfColumns) => sql`${on_hand} - ${reserved} <= p.low_stock`,
  out: ({ on_hand, reserved }: ShelfColumns) => sql`${on_hand} - ${reserved} < p.quantity_min`,
  reserved: ({ reserved }: ShelfColumns) => sql`${reserved} > 0`,
};

/** What a page is read by. */
export interface PageOrder {
  readonly isDown: boolean;
  readonly direction: RawBuilder<unknown>;
  readonly sign: RawBuilder<unknown>;
  readonly cursor: ShelfCursor | undefined;
  readonly limit: number;
}

export interface FoundShelves {
  /** Exact up to `MAX_COUNTED_SHELVES`. */
  readonly total: number;
  readonly conditions: ShelfConditions;
}

/** Counts the shelves that match, which also decides how a page of them is read. */
export async function countShelves(
  tx: WebsiteTransaction,
  websiteId: string,
  asked: Pick<InputOf<typeof listStock>, 'query' | 'filter'>,
): Promise<FoundShelves> {
  const conditions = await conditionsOf(tx, websiteId, asked);
  if (asked.query.trim() === '' && !asked.filter) return { total: await countAll(tx, websiteId), conditions };
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from ${everyShelf} where ${conditions(anyShelf)} limit ${MAX_COUNTED_SHELVES + 1}) found`.execute(
    tx,
  );
  return { total: rows[0]?.total ?? 0, conditions };
}

/** Counts products first, which an index does by itself: each has one shelf or more. */
async function countAll(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  const most = MAX_COUNTED_SHELVES + 1;
  const { rows: products } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from products p where ${isCounted(websiteId)} limit ${most}) found`.execute(tx);
  if ((products[0]?.total ?? 0) === most) return most;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(case when p.variant_options = '{}' then 1 else jsonb_array_length(p.variants) end), 0)::int as total
    from products p where ${isCounted(websiteId)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Whether the pieces of a product `p` are counted. */
export const isCounted = (websiteId: string) =>
  sql`p.website_id = ${websiteId} and p.stock_management and p.status <> 'archived'`;

async function conditionsOf(
  tx: WebsiteTransaction,
  websiteId: string,
  { query, filter }: Pick<InputOf<typeof listStock>, 'query' | 'filter'>,
): Promise<ShelfConditions> {
  const ofProduct = [isCounted(websiteId)];
  if (filter) ofProduct.push(await candidateCondition(tx, candidates[filter](websiteId)));
  const isSearch = query.trim() !== '';
  // The words of a product are those of all its variants, so that each variant is looked at too.
  const isFound = isSearch && (await wordCondition(tx, websiteId, query, MAX_COUNTED_SHELVES + 1));
  const patterns = patternsOf(wordsOf(query));
  return (columns) =>
    sql.join(
      [
        ...ofProduct,
        ...(filter ? [filters[filter](columns)] : []),
        ...(isFound
          ? [isFound, sql`case when ${columns.text} like all (${patterns}) then true else false end`]
          : []),
      ],
      sql` and `,
    );
}

/** So many products that a filter may have are looked up one by one; more are met while reading. */
const MOST_CANDIDATES = 2000;

async function candidateCondition(
  tx: WebsiteTransaction,
  found: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ id: string }>`
    select product_id as id from (${found}) found limit ${MOST_CANDIDATES + 1}`.execute(tx);
  return rows.length > MOST_CANDIDATES ? sql`true` : sql`p.id = any(${rows.map(({ id }) => id)}::text[])`;
}

/** Products with so few pieces that a filter may have them, which indexes of the pieces have. */
const withAtMost = (websiteId: string, most: RawBuilder<unknown>) => sql`
  select r.product_id from stock r where r.website_id = ${websiteId} and r.available <= ${most}
  union all
  select r.product_id from variant_stock r
  where r.website_id = ${websiteId} and not r.retired and r.available <= ${most}`;

/** The most pieces of which the owner of any product is warned. */
export const mostLow = (websiteId: string) =>
  sql`(select max(l.low_stock) from products l where l.website_id = ${websiteId} and l.low_stock is not null)`;

const candidates = {
  low: (websiteId: string) => withAtMost(websiteId, mostLow(websiteId)),
  out: (websiteId: string) =>
    withAtMost(
      websiteId,
      sql`(select greatest(1, max(q.quantity_min)) from products q
        where q.website_id = ${websiteId} and q.quantity_min > 1) - 1`,
    ),
  reserved: (websiteId: string) => sql`
    select r.product_id from stock r where r.website_id = ${websiteId} and r.reserved > 0`,
};
