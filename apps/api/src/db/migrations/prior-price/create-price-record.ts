import { type Kysely, sql } from 'kysely';

/** Prices of a product that are read at most, whatever page it is on. */
const MOST_READ = 1_000;
/** Prices times the changes of variants in them: each variant is compared at each price. */
const MOST_COMPARED = 50_000;

/**
 * The newest prices that a product had as `PriceRecord` of the rules, with the moment at which they are read. How many is
 * decided before what changed in variants is read.
 */
export async function createPriceRecord(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function milliseconds_of(moment timestamptz) returns double precision language sql immutable as $$
      select (extract(epoch from moment) * 1000)::double precision
    $$`.execute(db);
  await sql`
    create function price_record(website text, product text) returns jsonb language sql stable as $$
      select jsonb_build_object('now', milliseconds_of(clock_or(now())), 'is_cut', coalesce(not bool_and(h.is_read), false),
        'moments', coalesce(jsonb_agg(
          jsonb_build_object('at', milliseconds_of(h.at), 'price_cents', h.price_cents,
            'sale_price_cents', h.sale_price_cents, 'is_public', h.is_public, 'is_repriced', h.is_repriced,
            'variants', h.variants) order by h.id) filter (where h.is_read), '[]'))
      from (
        select n.*, row_number() over w <= ${sql.lit(MOST_READ)}
          and row_number() over w * sum(n.variant_changes) over w <= ${sql.lit(MOST_COMPARED)} as is_read
        from (
          select * from price_history where website_id = website and product_id = product
          order by id desc limit ${sql.lit(MOST_READ + 1)}) n
        window w as (order by n.id desc)) h
    $$`.execute(db);
}
