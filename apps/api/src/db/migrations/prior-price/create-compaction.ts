import { type Kysely, sql } from 'kysely';

/** Prices of a product that are always kept, to be looked at. */
const KEPT = 200;

/**
 * Takes away the oldest prices of a product that has many, as far as no reduction can be compared with them any more: what
 * is older than a month before the last time that the price rose or a sale began or ended, except the price that was asked
 * then. Also rows between two that say the same of what was asked. Only this function can delete, and nothing else.
 */
export async function createCompaction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function compact_price_history(website text, product text) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      oldest_shown bigint;
    begin
      select h.id into oldest_shown from price_history h
      where h.website_id = website and h.product_id = product
      order by h.id desc offset ${sql.lit(KEPT - 1)} limit 1;
      if oldest_shown is null then return; end if;
      with told as (
        select h.id, h.at, h.is_public, h.is_repriced, h.variants,
          coalesce(h.sale_price_cents, h.price_cents) as asked, h.sale_price_cents is null as plain
        from price_history h where h.website_id = website and h.product_id = product
      ), turns as (
        select t.at, t.variants <> '{}' or t.asked > lag(t.asked) over w or t.plain <> lag(t.plain) over w as is_turn
        from told t where t.is_public or t.variants <> '{}' window w as (order by t.id)
      ), needed as (
        select max(at) - interval '31 days' as since from turns where is_turn
      ), first_needed as (
        select coalesce(max(t.id), 0) as id from told t, needed n where t.at < n.since
      ), repeats as (
        select t.id, not t.is_repriced and t.variants = '{}'
          and (t.asked, t.plain, t.is_public) = lag((t.asked, t.plain, t.is_public)) over (order by t.id) as is_repeat
        from told t
      )
      delete from price_history h using first_needed f, repeats r
      where h.website_id = website and h.product_id = product and r.id = h.id and h.id < oldest_shown
        and (h.id < f.id or r.is_repeat);
    end $$`.execute(db);
  await sql`revoke execute on function compact_price_history(text, text) from public`.execute(db);
  await sql`grant execute on function compact_price_history(text, text) to etalage_app`.execute(db);
}
