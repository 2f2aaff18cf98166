import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * Which document has which id in its settings. A row is a candidate only: whether a field refers to something is decided by
 * the fields of the block, which the database does not know. Row-level security lets an index answer `=`, and nothing that
 * searches in a text. `is_live`: the version that visitors see.
 */
export async function createReferences(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_references (
      website_id text not null references websites (id) on delete cascade,
      target_id text not null,
      place_kind text not null check (place_kind in ('page', 'template')),
      place_id text not null,
      is_live boolean not null,
      primary key (website_id, target_id, place_kind, place_id, is_live)
    )`.execute(db);
  await sql`create index document_references_of_place
    on document_references (website_id, place_kind, place_id, is_live)`.execute(db);
  await protectTenantTable(db, 'document_references');
  // Whole settings and parts between `|` that can be an id: no text with spaces, no address, no id of a block, which stands
  // outside the settings.
  await sql`
    create function referred_ids(document jsonb) returns text[] language sql immutable parallel safe
    return array(
      select distinct id
      from jsonb_path_query(document, 'lax $.blocks.*.data.** ? (@.type() == "string")') setting,
        string_to_table(setting #>> '{}', '|') id
      where setting #>> '{}' ~ '^[0-9A-Za-z_|-]+$' and length(id) between 1 and 64 order by 1)`.execute(db);
  await sql`
    create function save_document_references(site text, of_kind text, of_id text, live boolean, ids text[])
    returns void language plpgsql set search_path = public, pg_temp as $$
    begin
      -- Most saves change texts, and name what was named before.
      if ids = array(select target_id from document_references where website_id = site and place_kind = of_kind
        and place_id = of_id and is_live = live order by target_id) then return; end if;
      delete from document_references where website_id = site and place_kind = of_kind and place_id = of_id
        and is_live = live and target_id <> all (ids);
      insert into document_references (website_id, target_id, place_kind, place_id, is_live)
        select site, id, of_kind, of_id, live from unnest(ids) id on conflict do nothing;
    end $$`.execute(db);
}
