import { type Kysely, sql } from 'kysely';

/** Prices of a product that are always kept, to be looked at. */
const KEPT = 200;
/** Prices of a product that are kept at most; more than are read, so that what is read knows that there were more. */
const MOST = 2_000;

/**
 * Takes away the oldest prices of a product that has many, as far as no reduction can be compared with them any more: what
 * is older than a month before the last time that the price rose or a sale began or ended, except the price that was asked
 * then. Also rows between two that say the same of what was asked, and whatever is beyond the most that are kept. Only this
 * function can delete, and nothing else. Step by step: as one statement the planner computed what is needed again for each
 * pair of rows.
 */
export async function createCompaction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function compact_price_history(website text, product text) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      oldest_shown bigint;
      oldest_kept bigint;
      since timestamptz;
      first_needed bigint;
      repeats bigint[];
    begin
      select h.id into oldest_shown from price_history h
      where h.website_id = website and h.product_id = product
      order by h.id desc offset ${sql.lit(KEPT - 1)} limit 1;
      if oldest_shown is null then return; end if;
      -- A Dutch day may have 25 hours, so 30 whole days before a moment can be more than 31 times 24 hours.
      select max(t.at) - interval '32 days' into since from (
        select h.at, h.variant_changes > 0
          or coalesce(h.sale_price_cents, h.price_cents) > lag(coalesce(h.sale_price_cents, h.price_cents)) over w
          or (h.sale_price_cents is null) <> lag(h.sale_price_cents is null) over w as is_turn
        from price_history h
        where h.website_id = website and h.product_id = product and (h.is_public or h.variant_changes > 0)
        window w as (order by h.id)) t
      where t.is_turn;
      select max(h.id) into first_needed from price_history h
      where h.website_id = website and h.product_id = product and h.at < since;
      delete from price_history h
      where h.website_id = website and h.product_id = product and h.id < oldest_shown and h.id < first_needed;
      select array_agg(r.id) into repeats from (
        select h.id, not h.is_repriced and h.variant_changes = 0
          and h.is_public = lag(h.is_public) over w
          and (h.sale_price_cents is null) = lag(h.sale_price_cents is null) over w
          and coalesce(h.sale_price_cents, h.price_cents)
            = lag(coalesce(h.sale_price_cents, h.price_cents)) over w as is_repeat
        from price_history h where h.website_id = website and h.product_id = product
        window w as (order by h.id)) r
      where r.is_repeat and r.id < oldest_shown;
      delete from price_history h
      where h.website_id = website and h.product_id = product and h.id = any (repeats);
      -- Last, so that more remain than are read: the rows between them are not alike.
      select h.id into oldest_kept from price_history h
      where h.website_id = website and h.product_id = product
      order by h.id desc offset ${sql.lit(MOST - 1)} limit 1;
      delete from price_history h
      where h.website_id = website and h.product_id = product and h.id < oldest_kept;
    end $$`.execute(db);
  await sql`revoke execute on function compact_price_history(text, text) from public`.execute(db);
  await sql`grant execute on function compact_price_history(text, text) to etalage_app`.execute(db);
}
