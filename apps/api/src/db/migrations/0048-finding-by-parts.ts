import { type Kysely, sql } from 'kysely';
import { ownerMayRead } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Finds orders, products and files by a part of their text with an index of three letters in a row. Row-level security
 * keeps PostgreSQL from using such an index, so functions of the schema's owner read the tables, as for words (0007); they
 * name the website by themselves. The indexes begin with the website in another collation than other indexes, so that a
 * plan that is kept for all texts uses them (0037).
 */
export const findingByParts: Migration = {
  name: '0048-finding-by-parts',
  async up(db) {
    await createTexts(db);
    await createIndexes(db);
    for (const table of ['orders', 'products', 'files']) await ownerMayRead(db, table);
    await createFindFiles(db);
    await createFind(db, {
      name: 'find_orders',
      table: 'orders',
      text: 'find_order_text(t.number, t.customer)',
      order: 't.created_at desc, t.id',
      shown: 't.number, t.number, find_person(t.customer)',
    });
    await createFind(db, {
      name: 'find_products',
      table: 'products',
      text: 'find_product_text(t.title, t.url)',
      order: 't.id',
      shown: 't.id, t.title, t.url',
    });
  },
};

/**
 * What is looked in: without accents and case, with a space before its first word. Never another text for equal values, as
 * an index needs; in plpgsql, because an SQL function that is not inlined takes ten times as long.
 */
async function createTexts(db: Kysely<unknown>): Promise<void> {
  const declare = (signature: string, result: string) =>
    sql`create function ${sql.raw(signature)} returns text language plpgsql immutable parallel safe as ${sql.lit(`begin return ${result}; end`)}`.execute(
      db,
    );
  await declare('find_plain(typed text)', `lower(public.unaccent('public.unaccent'::regdictionary, typed))`);
  await declare(
    'find_person(customer jsonb)',
    `concat_ws(' ', nullif(customer ->> 'invoice_company', ''), nullif(customer ->> 'invoice_firstname', ''),
      nullif(customer ->> 'invoice_lastname', ''))`,
  );
  await declare(
    'find_order_text(number text, customer jsonb)',
    `' ' || lower(public.unaccent('public.unaccent'::regdictionary, number || ' ' || concat_ws(' ',
      customer ->> 'invoice_company', customer ->> 'invoice_firstname', customer ->> 'invoice_lastname')))`,
  );
  await declare(
    'find_product_text(title text, url text)',
    `' ' || lower(public.unaccent('public.unaccent'::regdictionary, concat_ws(' ', title, url)))`,
  );
  // Signs of a pattern are taken as they are. One or two letters are looked for at the beginnings of words only: no three
  // letters of them are known elsewhere.
  await declare(
    'find_pattern(word text)',
    `case when char_length(word) < 3 then '% ' else '%' end
      || regexp_replace(find_plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
  );
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_parts on orders
    using gin (website_id collate "C", find_order_text(number, customer) gin_trgm_ops)`.execute(db);
  await sql`create index products_parts on products
    using gin (website_id collate "C", find_product_text(title, url) gin_trgm_ops)`.execute(db);
  await sql`create index files_parts on files
    using gin (website_id collate "C", lower(name || ' ' || alt) gin_trgm_ops)
    where visitor_hash is null and state = 'stored'`.execute(db);
  // The files of each folder are counted in this index alone.
  await sql`create index files_in_folders on files (website_id, folder)
    where visitor_hash is null and state = 'stored' and removed_at is null and replaced_by is null`.execute(
    db,
  );
}

/** The keys of files with a text in their name or alternative text, in no order, at most a number of them. */
async function createFindFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function find_files(typed text, at_most integer) returns table (key text)
    language sql stable security definer rows 100 set search_path = public, pg_temp
    begin atomic
      select f.key from files f
      where f.website_id = current_setting('app.website_id', true) collate "C"
        and f.visitor_hash is null and f.state = 'stored'
        and lower(f.name || ' ' || f.alt) like (
          select '%' || regexp_replace(lower(typed), '([\\\\%_])', '\\\\\\1', 'g') || '%')
      limit at_most;
    end`.execute(db);
  await grant(db, 'find_files(text, integer)');
}

interface Found {
  readonly name: string;
  readonly table: string;
  readonly text: string;
  /** By which the first ones are chosen; an index has this order. */
  readonly order: string;
  /** Id, title and detail. */
  readonly shown: string;
}

/**
 * The first ones whose text contains every word. What many have is found among the first rows; only if these are too few,
 * the index is asked. The statement for it is made for the words: PostgreSQL then knows how few have them.
 */
export async function createFind(
  db: Kysely<unknown>,
  { name, table, text, order, shown }: Found,
): Promise<void> {
  const body = `
    declare
      site text := current_setting('app.website_id', true);
      patterns text[] := array(select find_pattern(word) from unnest(words) word);
      chosen text[] := array(
        select t.id from (select * from ${table} o where o.website_id = site
          order by ${order.replaceAll('t.', 'o.')} limit 200) t
        where ${text} like all (patterns) order by ${order} limit at_most);
      conditions text := (select string_agg('${text} like ($2)[' || place || ']', ' and ')
        from generate_subscripts(patterns, 1) place);
    begin
      if cardinality(chosen) < at_most and cardinality(patterns) > 0 then
        execute 'select array(select t.id from ${table} t where t.website_id = $1 collate "C" and ' || conditions ||
          ' order by ${order} limit $3)' into chosen using site, patterns, at_most;
      end if;
      return query select ${shown} from ${table} t
        where t.website_id = site and t.id = any (chosen) order by ${order};
    end`;
  await sql`
    create function ${sql.id(name)}(words text[], at_most integer)
    returns table (id text, title text, detail text)
    language plpgsql stable security definer rows 5 set search_path = public, pg_temp
    as ${sql.lit(body)}`.execute(db);
  await grant(db, `${name}(text[], integer)`);
}

async function grant(db: Kysely<unknown>, called: string): Promise<void> {
  await sql`revoke execute on function ${sql.raw(called)} from public`.execute(db);
  await sql`grant execute on function ${sql.raw(called)} to etalage_app`.execute(db);
}
