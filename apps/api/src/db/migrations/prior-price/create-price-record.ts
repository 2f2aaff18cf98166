import { type Kysely, sql } from 'kysely';

/** The prices that a product had as `PriceRecord` of the rules, with the moment at which they are read. */
export async function createPriceRecord(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function milliseconds_of(moment timestamptz) returns double precision language sql immutable as $$
      select (extract(epoch from moment) * 1000)::double precision
    $$`.execute(db);
  await sql`
    create function price_record(website text, product text) returns jsonb language sql stable as $$
      select jsonb_build_object('now', milliseconds_of(clock_or(now())), 'moments', coalesce(jsonb_agg(
        jsonb_build_object('at', milliseconds_of(h.at), 'price_cents', h.price_cents,
          'sale_price_cents', h.sale_price_cents, 'is_public', h.is_public, 'is_repriced', h.is_repriced,
          'variants', h.variants) order by h.id), '[]'))
      from price_history h where h.website_id = website and h.product_id = product
    $$`.execute(db);
}
