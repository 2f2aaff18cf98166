import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * VAT classes in place of bare rates: zero-rated and exempt goods both have a rate of 0, and an invoice tells them apart
 * (EN 16931). Each website gets the Dutch ones, and a class for each other rate that it uses.
 */
export const vatClasses: Migration = {
  name: '0027-vat-classes',
  async up(db) {
    await createClasses(db);
    await sql`alter table products add column vat_class_id text not null default 'high'`.execute(db);
    await sql`alter table shipping_methods add column vat_class_id text`.execute(db);
    await classifyAll(db);
    for (const table of ['products', 'shipping_methods']) {
      await sql`alter table ${sql.table(table)} drop column vat_rate_bp`.execute(db);
      await sql`
        alter table ${sql.table(table)}
          add foreign key (website_id, vat_class_id) references vat_classes (website_id, id)`.execute(db);
    }
  },
};

async function createClasses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vat_classes (
      website_id text not null references websites (id) on delete cascade,
      id text not null check (id <> ''),
      name text not null check (name <> ''),
      rate_bp integer not null check (rate_bp between 0 and 10000),
      category text not null check (category in ('S', 'Z', 'E', 'O')),
      position integer not null default 0,
      primary key (website_id, id),
      constraint only_standard_classes_have_a_rate check ((category = 'S') = (rate_bp > 0))
    )`.execute(db);
  await protectTenantTable(db, 'vat_classes');
  await sql`
    create trigger vat_classes_published after insert or update or delete on vat_classes
    for each statement execute function tell_publication()`.execute(db);
}

/** Points each product and shipping method to the class of its rate; a shipping method without one keeps none. */
async function classifyAll(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into vat_classes (website_id, id, name, rate_bp, category, position) values
        (${id}, 'high', 'Hoog tarief', 2100, 'S', 0), (${id}, 'low', 'Laag tarief', 900, 'S', 1),
        (${id}, 'zero', 'Nultarief', 0, 'Z', 2), (${id}, 'exempt', 'Vrijgesteld', 0, 'E', 3)`.execute(db);
    await sql`
      insert into vat_classes (website_id, id, name, rate_bp, category, position)
      select ${id}, 'rate-' || rate, replace((rate / 100.0)::float8::text, '.', ',') || '%', rate, 'S',
        3 + row_number() over (order by rate desc)
      from (
        select vat_rate_bp as rate from products where website_id = ${id}
        union select vat_rate_bp from shipping_methods where website_id = ${id}) used
      where rate not in (0, 900, 2100)`.execute(db);
    for (const table of ['products', 'shipping_methods'])
      await sql`
        update ${sql.table(table)} t set vat_class_id = c.id from vat_classes c
        where t.website_id = ${id} and c.website_id = ${id} and c.rate_bp = t.vat_rate_bp and c.category <> 'E'
          and t.vat_class_id is distinct from c.id`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
