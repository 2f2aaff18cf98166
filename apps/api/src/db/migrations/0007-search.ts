import { type Kysely, sql } from 'kysely';
import { ownerMayRead, protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The search words of products, categories and pages, in a table of their own. Row-level security prevents PostgreSQL
 * from using a text index (its operators are not leakproof), so a function of the schema's owner looks up the words; it
 * reads only rows of the website of the transaction.
 */
export const search: Migration = {
  name: '0007-search',
  async up(db) {
    await sql`
      create table search_documents (
        website_id text not null references websites (id) on delete cascade,
        kind text not null check (kind in ('product', 'category', 'page')),
        id text not null,
        plain_title text not null,
        words tsvector not null default '',
        primary key (website_id, kind, id)
      )`.execute(db);
    await sql`create extension if not exists btree_gin`.execute(db);
    await sql`create index search_documents_words on search_documents using gin (website_id, words)`.execute(
      db,
    );
    await protectTenantTable(db, 'search_documents');
    await ownerMayRead(db, 'search_documents');
    await createWords(db);
    await createTriggers(db);
    await createLookups(db);
  },
};

async function createWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_plain(typed text) returns text language sql stable parallel safe
    set search_path = public, pg_temp
    return lower(unaccent(coalesce(typed, '')))`.execute(db);
  // Ends of title words make "tafel" find "eettafel": with prefix matching they are a substring search on the index.
  await sql`
    create function search_endings(plain text) returns tsvector language sql stable parallel safe
    return (
      select coalesce(array_to_tsvector(array_agg(distinct substr(word, place))), ''::tsvector)
      from regexp_split_to_table(plain, '[^[:alnum:]]+') as word, generate_series(2, least(length(word), 40) - 2) as place)`.execute(
    db,
  );
  await sql`
    create function search_words(title text, body text) returns tsvector language sql stable parallel safe
    set search_path = public, pg_temp
    return setweight(to_tsvector('dutch', search_plain(title)) || to_tsvector('simple', search_plain(title)), 'A')
      || setweight(to_tsvector('dutch', search_plain(body)) || to_tsvector('simple', search_plain(body)), 'C')
      || search_endings(search_plain(title))`.execute(db);
  await sql`
    create function search_save(site text, of_kind text, of_id text, title text, body text) returns void language sql
    set search_path = public, pg_temp
    begin atomic
      insert into search_documents (website_id, kind, id, plain_title, words)
      values (site, of_kind, of_id, search_plain(title), search_words(title, left(body, 50000)))
      on conflict (website_id, kind, id) do update set plain_title = excluded.plain_title, words = excluded.words;
    end`.execute(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const forget = (kind: string) => sql`
    delete from search_documents
    where website_id = old.website_id and kind = ${sql.lit(kind)} and id = old.id; return old`;
  await sql`
    create function search_product() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then ${forget('product')}; end if;
      perform search_save(new.website_id, 'product', new.id, new.title,
        regexp_replace(concat_ws(' ', new.short_description, new.intro_description, new.description,
          (select string_agg(concat_ws(' ', option ->> 'title',
            (select string_agg(choice ->> 'title', ' ') from jsonb_array_elements(option -> 'options') as choice)), ' ')
           from jsonb_array_elements(new.options) as option)), '<[^>]*>', ' ', 'g'));
      return new;
    end $$`.execute(db);
  await sql`
    create function search_category() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then ${forget('category')}; end if;
      perform search_save(new.website_id, 'category', new.id, new.title,
        regexp_replace(concat_ws(' ', new.short_description, new.description), '<[^>]*>', ' ', 'g'));
      return new;
    end $$`.execute(db);
  await sql`
    create function search_page_gone() returns trigger language plpgsql as $$
    begin ${forget('page')}; end $$`.execute(db);
  await sql`
    create trigger products_search after insert or delete or update
    of title, short_description, intro_description, description, options
    on products for each row execute function search_product()`.execute(db);
  await sql`
    create trigger categories_search after insert or delete or update of title, short_description, description
    on categories for each row execute function search_category()`.execute(db);
  await sql`
    create trigger pages_search after delete on pages for each row execute function search_page_gone()`.execute(
    db,
  );
}

async function createLookups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_matches(asked tsquery) returns table (kind text, id text, rank real)
    language sql stable security definer rows 100 set search_path = public, pg_temp
    begin atomic
      select d.kind, d.id, ts_rank(array[0.05, 0.2, 0.4, 1], d.words, asked) from search_documents d
      where d.website_id = current_setting('app.website_id', true)
        and d.words @@ asked;
    end`.execute(db);
  // For typing errors: titles that look like what was typed, best first.
  await sql`
    create function search_lookalikes(typed text) returns table (kind text, id text, rank real)
    language sql stable security definer rows 20 set search_path = public, pg_temp
    begin atomic
      select d.kind, d.id, word_similarity(search_plain(typed), d.plain_title) from search_documents d
      where d.website_id = current_setting('app.website_id', true)
        and word_similarity(search_plain(typed), d.plain_title) >= 0.4
      order by 3 desc, d.id limit 50;
    end`.execute(db);
  await sql`revoke execute on function search_matches(tsquery), search_lookalikes(text) from public`.execute(
    db,
  );
  await sql`grant execute on function search_matches(tsquery), search_lookalikes(text) to etalage_app`.execute(
    db,
  );
}
