import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Finds products by a part of their title with an index. A function of the schema's owner reads it, as for words: row-level
 * security keeps PostgreSQL from using a text index.
 */
export const searchTitles: Migration = {
  name: '0020-search-titles',
  async up(db) {
    await sql`
      create index search_documents_titles on search_documents
      using gin (website_id, plain_title gin_trgm_ops)`.execute(db);
    // Characters with a meaning in a pattern are escaped. The pattern is in a select of its own, so that it is made once.
    await sql`
      create function search_titles(typed text) returns table (id text)
      language sql stable security definer rows 100 set search_path = public, pg_temp
      begin atomic
        select d.id from search_documents d
        where d.website_id = current_setting('app.website_id', true) and d.kind = 'product'
          and d.plain_title like (
            select '%' || regexp_replace(search_plain(typed), '([\\\\%_])', '\\\\\\1', 'g') || '%');
      end`.execute(db);
    await sql`revoke execute on function search_titles(text) from public`.execute(db);
    await sql`grant execute on function search_titles(text) to etalage_app`.execute(db);
  },
};
