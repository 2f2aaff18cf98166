import { type Kysely, sql } from 'kysely';

/** The files of drafts, of forms in the version that visitors see, and of each setting of a website. */
export async function trackDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function track_draft_files() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      one record;
    begin
      if tg_op = 'DELETE' then one := old; else one := new; end if;
      if one.document_kind = 'page' then
        perform save_page_file_usages(one.website_id, one.document_id,
          is_page_there(one.website_id, one.document_id), true);
      else
        perform save_file_usages(one.website_id, 'template', one.document_id, false,
          case when tg_op = 'DELETE' then '{}' else file_keys(new.document::text) end);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger drafts_files after insert or delete or update of document on drafts
    for each row execute function track_draft_files()`.execute(db);
  await sql`
    create function track_form_files() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      one jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
      site text := one ->> 'website_id';
      form text := one ->> case when tg_table_name = 'forms' then 'id' else 'form_id' end;
    begin
      perform save_file_usages(site, 'form', form, true, coalesce((
        select file_keys(f.settings::text || coalesce(v.items::text, '')) from forms f
        left join form_versions v on v.website_id = f.website_id and v.form_id = f.id and v.version = f.version
        where f.website_id = site and f.id = form), '{}'));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger forms_files after insert or delete or update of version, settings on forms
    for each row execute function track_form_files()`.execute(db);
  await sql`
    create trigger form_versions_files after insert on form_versions
    for each row execute function track_form_files()`.execute(db);
  await sql`
    create function track_setting_files() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      area text;
      earlier jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) -> 'settings' else '{}' end;
    begin
      for area in select jsonb_object_keys(earlier || new.settings) loop
        if tg_op = 'INSERT' or earlier -> area is distinct from new.settings -> area then
          perform save_file_usages(new.id, 'setting', area, true, file_keys(coalesce(new.settings ->> area, '')));
        end if;
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger websites_files after insert or update of settings on websites
    for each row execute function track_setting_files()`.execute(db);
}
