import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What products can be filtered by, as their owner names and orders it. The values of products stay where they are. */
export const properties: Migration = {
  name: '0060-properties',
  async up(db) {
    await sql`
      create table properties (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        key text not null check (key <> ''),
        title text not null check (title <> ''),
        kind text not null check (kind in ('choice', 'colour', 'range')),
        unit text not null default '',
        position integer not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (website_id, id),
        unique (website_id, key)
      )`.execute(db);
    await protectTenantTable(db, 'properties');
    await sql`
      create table property_values (
        website_id text not null,
        property_id text not null,
        value text not null check (value <> ''),
        color text not null default '' check (color ~ '^(#[0-9a-f]{6})?$'),
        position integer not null,
        primary key (website_id, property_id, value),
        foreign key (website_id, property_id) references properties (website_id, id) on delete cascade
      )`.execute(db);
    await protectTenantTable(db, 'property_values');
    for (const table of ['properties', 'property_values']) {
      await sql`
        create trigger ${sql.id(`${table}_published`)} after insert or update or delete on ${sql.table(table)}
        for each statement execute function tell_publication()`.execute(db);
    }
    await keepFacets(db);
    const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
    for (const { id } of rows) {
      await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
      await defineForWebsite(db, id);
    }
    await sql`select set_config('app.website_id', '', true)`.execute(db);
  },
};

/**
 * With this setting the values of products change without their search documents, for a writer that follows them itself:
 * once for several statements, or not at all for a title and a place, which are written into `filter_values` too.
 */
async function keepFacets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_product_facets() returns trigger language plpgsql as $$
    declare touched record;
    begin
      if current_setting('app.keep_facets', true) = 'on' then return null; end if;
      for touched in select website_id, array_agg(distinct product_id) as products from changed group by 1 loop
        perform filter_values_of(touched.website_id, touched.products);
        perform search_add(touched.website_id, touched.products);
      end loop;
      return null;
    end $$`.execute(db);
}

/** Makes properties of the filter values that products have; each key gets one kind, one title and one place. */
async function defineForWebsite(db: Kysely<unknown>, site: string): Promise<void> {
  await sql`
    update product_filter_values v set type = 'list', number = null where v.website_id = ${site} and v.type = 'range'
      and exists (select from product_filter_values o
        where o.website_id = ${site} and o.key = v.key and o.type = 'list')`.execute(db);
  await sql`
    insert into properties (website_id, id, key, title, kind, position)
    select ${site}, gen_random_uuid()::text, key,
      case when row_number() over (partition by lower(title) order by position, key) = 1 then title
        else title || ' (' || key || ')' end,
      kind, row_number() over (order by position, key) - 1
    from (
      select key, coalesce(nullif(left(btrim(min(title)), 80), ''), key) as title, min(position) as position,
        case min(type) when 'list' then 'choice' else 'range' end as kind
      from product_filter_values where website_id = ${site} group by key) of_each`.execute(db);
  await sql`
    insert into property_values (website_id, property_id, value, position)
    select ${site}, p.id, v.value, row_number() over (partition by p.id order by v.value) - 1
    from properties p
    join (select distinct key, value from product_filter_values
      where website_id = ${site} and type = 'list' and value <> '') v on v.key = p.key
    where p.website_id = ${site}`.execute(db);
  // One way to write a number: 12,5 and not 12.50.
  await sql`
    delete from product_filter_values v using product_filter_values o
    where v.website_id = ${site} and v.type = 'range' and o.website_id = ${site} and o.type = 'range'
      and o.product_id = v.product_id and o.key = v.key and o.number = v.number and o.value < v.value`.execute(
    db,
  );
  const value = sql`case when v.type = 'list' then v.value else replace(trim_scale(v.number)::text, '.', ',') end`;
  await sql`
    update product_filter_values v set title = p.title, position = p.position, value = ${value} from properties p
    where v.website_id = ${site} and p.website_id = ${site} and p.key = v.key
      and (v.title, v.position, v.value) is distinct from (p.title, p.position, ${value})`.execute(db);
  await sql`
    delete from filter_values f using properties p
    where f.website_id = ${site} and p.website_id = ${site} and p.key = f.key
      and (f.title, f.position) is distinct from (p.title, p.position)`.execute(db);
}
