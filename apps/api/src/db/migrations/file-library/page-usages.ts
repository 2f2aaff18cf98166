import { type Kysely, sql } from 'kysely';

/**
 * The files of pages. A deleted page shows nothing, but it can be restored with its published version: until then all its
 * files are used by a place that is not live.
 */
export async function trackPages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function save_page_file_usages(site text, page text, is_there boolean, of_draft boolean) returns void
    language plpgsql set search_path = public, pg_temp as $$
    declare
      published text[] := '{}';
    begin
      if not of_draft or not is_there then
        published := coalesce((select file_keys(r.document::text) from page_revisions r
          where r.website_id = site and r.page_id = page and r.published), '{}');
        perform save_file_usages(site, 'page', page, true, case when is_there then published else '{}' end);
      end if;
      if of_draft or not is_there then
        perform save_file_usages(site, 'page', page, false,
          coalesce((select file_keys(d.document::text) from drafts d
            where d.website_id = site and d.document_kind = 'page' and d.document_id = page), '{}')
          || case when is_there then '{}' else published end);
      end if;
    end $$`.execute(db);
  await sql`
    create function is_page_there(site text, page text) returns boolean language sql stable
    set search_path = public, pg_temp
    return exists (select from pages where website_id = site and id = page and deleted_at is null)`.execute(
    db,
  );
  await sql`
    create function track_page_revision() returns trigger language plpgsql as $$
    declare
      one record;
    begin
      if tg_op = 'DELETE' then one := old; else one := new; end if;
      perform save_page_file_usages(one.website_id, one.page_id, is_page_there(one.website_id, one.page_id), false);
      return null;
    end $$`.execute(db);
  await sql`
    create function track_page() returns trigger language plpgsql as $$
    begin
      perform save_page_file_usages(new.website_id, new.id, new.deleted_at is null, true);
      perform save_page_file_usages(new.website_id, new.id, new.deleted_at is null, false);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger page_revisions_files_new after insert on page_revisions
    for each row when (new.published) execute function track_page_revision()`.execute(db);
  await sql`
    create trigger page_revisions_files_changed after update of published, document on page_revisions
    for each row when (old.published or new.published) execute function track_page_revision()`.execute(db);
  await sql`
    create trigger page_revisions_files_gone after delete on page_revisions
    for each row when (old.published) execute function track_page_revision()`.execute(db);
  await sql`
    create trigger pages_files after update of deleted_at on pages
    for each row when (old.deleted_at is distinct from new.deleted_at) execute function track_page()`.execute(
    db,
  );
}
