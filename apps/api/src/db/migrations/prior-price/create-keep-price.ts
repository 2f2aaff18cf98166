import { type Kysely, sql } from 'kysely';

/** Every change of what visitors are asked is kept by the database itself, whatever statement makes it. */
export async function createKeepPrice(db: Kysely<unknown>): Promise<void> {
  await createComparisons(db);
  await sql`
    create or replace function keep_price() returns trigger language plpgsql as $$
    declare
      shown boolean := new.status = 'published' and not new.hide_price;
      changed jsonb := '{}';
      repriced boolean := false;
    begin
      if tg_op = 'UPDATE' then
        changed := changed_variants(old.variants, new.variants);
        repriced := old.exclude_base_price <> new.exclude_base_price or old.vat_class_id <> new.vat_class_id
          or is_repriced(old.options, new.options);
        if not repriced and changed = '{}'
          and shown = (old.status = 'published' and not old.hide_price)
          and (old.price_cents, old.sale_price_cents, old.lowest_price_cents)
            is not distinct from (new.price_cents, new.sale_price_cents, new.lowest_price_cents) then
          return null;
        end if;
      end if;
      insert into price_history (website_id, product_id, price_cents, sale_price_cents, lowest_price_cents,
        is_public, is_repriced, variants, variant_changes)
      values (new.website_id, new.id, new.price_cents, new.sale_price_cents, new.lowest_price_cents,
        shown, repriced, changed, (select count(*) from jsonb_object_keys(changed)));
      perform compact_price_history(new.website_id, new.id);
      return null;
    end $$`.execute(db);
  await sql`drop trigger products_price_changed on products`.execute(db);
  await sql`
    create trigger products_price_changed after update of price_cents, sale_price_cents, lowest_price_cents, status,
      hide_price, exclude_base_price, vat_class_id, options, variants on products
    for each row when ((old.price_cents, old.sale_price_cents, old.lowest_price_cents, old.status, old.hide_price,
      old.exclude_base_price, old.vat_class_id, old.options, old.variants)
      is distinct from (new.price_cents, new.sale_price_cents, new.lowest_price_cents, new.status, new.hide_price,
      new.exclude_base_price, new.vat_class_id, new.options, new.variants))
    execute function keep_price()`.execute(db);
}

async function createComparisons(db: Kysely<unknown>): Promise<void> {
  // A price that is new counts as well: with it a product costs what nobody was asked before.
  await sql`
    create function option_prices(options jsonb) returns table (key text, price jsonb, costs boolean)
    language sql immutable as $$
      select concat_ws(chr(10), coalesce(nullif(o.value ->> 'connection_id', ''), o.place::text), c.value ->> 'title'),
        jsonb_build_array(o.value -> 'layout', o.value -> 'exclude_from_total', c.value -> 'price_cents',
          o.value -> 'calculation_options',
          case when o.value ->> 'layout' = 'calculation' then o.value -> 'value' end),
        o.value ->> 'layout' = 'calculation' or coalesce((c.value ->> 'price_cents')::numeric, 0) <> 0
      from jsonb_array_elements(options) with ordinality as o (value, place)
      left join lateral jsonb_array_elements(o.value -> 'options') as c (value) on true
    $$`.execute(db);
  await sql`
    create function is_repriced(before jsonb, after jsonb) returns boolean language sql immutable as $$
      select before <> after and exists (
        select from option_prices(after) a left join option_prices(before) b on b.key = a.key
        where a.price is distinct from b.price and (b.key is not null or a.costs))
    $$`.execute(db);
  await sql`
    create function variant_differences(variants jsonb) returns table (id text, difference bigint)
    language sql immutable as $$
      select v.value ->> 'id', (v.value ->> 'difference_cents')::bigint from jsonb_array_elements(variants) as v (value)
    $$`.execute(db);
  await sql`
    create function changed_variants(before jsonb, after jsonb) returns jsonb language sql immutable as $$
      select case when before = after then '{}' else coalesce((
        select jsonb_object_agg(coalesce(b.id, a.id), jsonb_build_object('from', b.difference, 'to', a.difference))
        from variant_differences(before) b full join variant_differences(after) a on a.id = b.id
        where a.difference is distinct from b.difference), '{}') end
    $$`.execute(db);
}
