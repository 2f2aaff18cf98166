import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What numbers of orders and quotes look like is kept with their counters, so that one statement raises a counter and
 * reads it; and the list sorts by the count.
 */
export const orderNumbers: Migration = {
  name: '0087-order-numbers',
  async up(db) {
    await extendCounters(db);
    await sortByCount(db);
    // How many products have a rate, and which.
    await sql`create index products_of_vat_class on products (website_id, vat_class_id, status)`.execute(db);
  },
};

async function extendCounters(db: Kysely<unknown>): Promise<void> {
  // A counter may begin at 1, so that it stands at 0 before.
  await sql`
    alter table order_counters
      drop constraint order_counters_last_number_check,
      add check (last_number >= 0),
      add column prefix text not null default '',
      add column digits smallint not null default 1 check (digits between 1 and 9),
      add column highest_given bigint not null default 0 check (highest_given <= last_number)`.execute(db);
  // The counters of all websites together, so row-level security must not apply to the owner here.
  await sql`alter table order_counters no force row level security`.execute(db);
  await sql`update order_counters set highest_given = last_number`.execute(db);
  await sql`update order_counters set prefix = 'O' where series = 'quote'`.execute(db);
  await sql`
    insert into order_counters (website_id, series, last_number, prefix)
    select id, 'order', 1000, settings #>> '{modules,webshop,order_prefix}' from websites
    where coalesce(settings #>> '{modules,webshop,order_prefix}', '') <> ''
    on conflict (website_id, series) do update set prefix = excluded.prefix`.execute(db);
  await sql`alter table order_counters force row level security`.execute(db);
}

async function sortByCount(db: Kysely<unknown>): Promise<void> {
  // Orders before quotes, each by their count: the digits at the end, whatever stands before them and with how many zeros.
  await sql`
    create function sort_number(number text, series integer) returns text language plpgsql immutable parallel safe as $$
    declare digits text := ltrim(coalesce(substring(number from '[0-9]+$'), ''), '0');
    begin return series || lpad(length(digits)::text, 2, '0') || digits; end $$`.execute(db);
  const tables = [
    { name: 'orders', series: 0, listed: sql`` },
    { name: 'quotes', series: 1, listed: sql`where not with_order` },
  ];
  for (const { name, series, listed } of tables) {
    const table = sql.table(name);
    await sql`alter table ${table} drop column sort_number`.execute(db);
    await sql`
      alter table ${table} add column sort_number text collate "C" not null
        generated always as (sort_number(number, ${sql.lit(series)})) stored`.execute(db);
    await sql`create index ${sql.id(`${name}_listed_by_number`)}
      on ${table} (website_id, sort_number, id) ${listed}`.execute(db);
  }
  await sql`drop function sort_number(text)`.execute(db);
}
