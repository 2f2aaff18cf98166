import { type InputOf, type listStock, MAX_COUNTED_SHELVES } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { wordsOf } from '../owned-products/list-filters.ts';
import { patternsOf, wordCondition } from '../owned-products/list-matches.repository.ts';
import type { ShelfCursor } from './shelf-cursor.ts';

/** Expressions for what is counted of a shelf: a product `p` without variants, or one variant of it. */
export interface ShelfColumns {
  readonly on_hand: RawBuilder<unknown>;
  readonly reserved: RawBuilder<unknown>;
  /** The words by which it is found. */
  readonly text: RawBuilder<unknown>;
}

/** Every shelf of products `p`: those without variants have one without a place, the others one for each variant. */
export const everyShelf = sql`products p
  left join lateral jsonb_array_elements(p.variants) with ordinality as x (variant, place) on true
  left join variant_stock v on v.website_id = p.website_id and v.product_id = p.id
    and v.variant_id = x.variant ->> 'id' and not v.retired
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
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from ${everyShelf} where ${conditions(anyShelf)} limit ${MAX_COUNTED_SHELVES + 1}) found`.execute(
    tx,
  );
  return { total: rows[0]?.total ?? 0, conditions };
}

async function conditionsOf(
  tx: WebsiteTransaction,
  websiteId: string,
  { query, filter }: Pick<InputOf<typeof listStock>, 'query' | 'filter'>,
): Promise<ShelfConditions> {
  const ofProduct = [sql`p.website_id = ${websiteId} and p.stock_management and p.status <> 'archived'`];
  if (filter === 'reserved') ofProduct.push(sql`p.id in (${reservedProducts(websiteId)})`);
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

/** Orders hold pieces of few products, which an index has. */
const reservedProducts = (websiteId: string) => sql`
  select r.product_id from stock r where r.website_id = ${websiteId} and r.reserved > 0`;
