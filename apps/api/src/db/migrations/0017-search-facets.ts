import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * What a search needs of a product beside its words, in the row that is found by the words: whether it is shown, its
 * place, and its filter values as numbers. A search then reads no other rows of a product, except for the tiles that it
 * shows.
 */
export const searchFacets: Migration = {
  name: '0017-search-facets',
  async up(db) {
    await createValues(db);
    await sql`
      alter table search_documents
        add column is_shown boolean not null default true,
        add column position integer not null default 0,
        add column facets integer[] not null default '{}'`.execute(db);
    // Values are written after their product: room for its second version keeps the text index out of it.
    await sql`alter table search_documents set (fillfactor = 60)`.execute(db);
    await followProducts(db);
    await followValues(db);
    await answerWithFacets(db);
    await fillForAll(db);
  },
};

/** A filter value is stored once per website, also if many products have it; a range is one value, with any numbers. */
async function createValues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table filter_values (
      website_id text not null references websites (id) on delete cascade,
      id integer not null generated always as identity,
      key text not null,
      type text not null check (type in ('list', 'range')),
      value text not null check (type = 'list' or value = ''),
      title text not null,
      position integer not null,
      primary key (website_id, id),
      unique (website_id, key, type, value, title, position)
    )`.execute(db);
  await protectTenantTable(db, 'filter_values');
}

async function followProducts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_product_state() returns trigger language plpgsql as $$
    begin
      update search_documents set is_shown = (new.status = 'published'), position = new.position
      where website_id = new.website_id and kind = 'product' and id = new.id;
      return null;
    end $$`.execute(db);
  // By name after products_search, which makes the row.
  await sql`
    create trigger products_search_state after insert or update of status, position on products
    for each row execute function search_product_state()`.execute(db);
}

async function followValues(db: Kysely<unknown>): Promise<void> {
  // In the order of the key, so that two owners who add the same values do not wait for each other.
  await sql`
    create function filter_values_of(site text, products text[]) returns void language sql
    begin atomic
      insert into filter_values (website_id, key, type, value, title, position)
      select distinct site, key, type, case type when 'list' then value else '' end, title, position
      from product_filter_values where website_id = site and product_id = any (products)
      order by 2, 3, 4, 5, 6
      on conflict do nothing;
    end`.execute(db);
  await sql`
    create function search_facets_of(site text, products text[]) returns void language sql
    begin atomic
      update search_documents d set facets = array(
        select distinct f.id from product_filter_values v
        join filter_values f on f.website_id = site and f.key = v.key and f.type = v.type
          and f.value = case v.type when 'list' then v.value else '' end
          and f.title = v.title and f.position = v.position
        where v.website_id = site and v.product_id = d.id
        order by 1)
      where d.website_id = site and d.kind = 'product' and d.id = any (products);
    end`.execute(db);
  await sql`
    create function search_product_facets() returns trigger language plpgsql as $$
    declare touched record;
    begin
      for touched in select website_id, array_agg(distinct product_id) as products from changed group by 1 loop
        perform filter_values_of(touched.website_id, touched.products);
        perform search_facets_of(touched.website_id, touched.products);
      end loop;
      return null;
    end $$`.execute(db);
  for (const change of ['insert new', 'update old', 'update new', 'delete old']) {
    const [event = '', rows = ''] = change.split(' ');
    await sql`
      create trigger ${sql.id(`product_filter_values_${event}_${rows}`)} after ${sql.raw(event)}
      on product_filter_values referencing ${sql.raw(rows)} table as changed
      for each statement execute function search_product_facets()`.execute(db);
  }
}

async function answerWithFacets(db: Kysely<unknown>): Promise<void> {
  await sql`drop function search_matches(tsquery), search_lookalikes(text)`.execute(db);
  const found = sql`table (kind text, id text, rank real, "position" integer, facets integer[])`;
  await sql`
    create function search_matches(asked tsquery) returns ${found}
    language sql stable security definer rows 100 set search_path = public, pg_temp
    begin atomic
      select d.kind, d.id, ts_rank(array[0.05, 0.2, 0.4, 1], d.words, asked), d.position, d.facets
      from search_documents d
      where d.website_id = current_setting('app.website_id', true)
        and d.words @@ asked and d.is_shown;
    end`.execute(db);
  // For typing errors: titles that look like what was typed, best first.
  await sql`
    create function search_lookalikes(typed text) returns ${found}
    language sql stable security definer rows 20 set search_path = public, pg_temp
    begin atomic
      select d.kind, d.id, word_similarity(search_plain(typed), d.plain_title), d.position, d.facets
      from search_documents d
      where d.website_id = current_setting('app.website_id', true)
        and word_similarity(search_plain(typed), d.plain_title) >= 0.4 and d.is_shown
      order by 3 desc, d.id limit 50;
    end`.execute(db);
  const both = sql`search_matches(tsquery), search_lookalikes(text)`;
  await sql`revoke execute on function ${both} from public`.execute(db);
  await sql`grant execute on function ${both} to etalage_app`.execute(db);
}

async function fillForAll(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      update search_documents d set is_shown = (p.status = 'published'), position = p.position
      from products p where p.website_id = ${id} and d.website_id = ${id} and d.kind = 'product' and d.id = p.id`.execute(
      db,
    );
    const products = sql`array(select id from products where website_id = ${id})`;
    await sql`select filter_values_of(${id}, ${products})`.execute(db);
    await sql`select search_facets_of(${id}, ${products})`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
