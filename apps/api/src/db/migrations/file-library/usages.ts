import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * Where files are used. The rows are written by triggers, in the transaction that writes the content, so that no writer
 * can forget them. `is_live`: visitors see the place; a page whose draft and whose published version show a file has two
 * rows.
 */
export async function createUsages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_usages (
      website_id text not null references websites (id) on delete cascade,
      key text not null,
      place_kind text not null,
      place_id text not null,
      is_live boolean not null,
      primary key (website_id, key, place_kind, place_id, is_live)
    )`.execute(db);
  await sql`create index file_usages_of_place on file_usages (website_id, place_kind, place_id)`.execute(db);
  await protectTenantTable(db, 'file_usages');
  // Every key of a file in a text, whatever surrounds it; isFileKey of the server has the same form.
  await sql`
    create function file_keys(content text) returns text[] language sql immutable parallel safe
    return case when strpos(content, 'assets/') = 0 then '{}'::text[] else array(
      select distinct found[1] from regexp_matches(content,
        '(assets/[A-Za-z0-9_/-]*[0-9]{13}-[a-z0-9]{10}-[a-z0-9-]+\\.[a-z0-9]{2,5})', 'g') found order by 1) end`.execute(
    db,
  );
  await sql`
    create function save_file_usages(site text, of_kind text, of_id text, live boolean, keys text[]) returns void
    language sql set search_path = public, pg_temp
    begin atomic
      delete from file_usages where website_id = site and place_kind = of_kind and place_id = of_id
        and is_live = live and key <> all (keys);
      insert into file_usages (website_id, key, place_kind, place_id, is_live)
        select site, key, of_kind, of_id, live from unnest(keys) key on conflict do nothing;
    end`.execute(db);
}
