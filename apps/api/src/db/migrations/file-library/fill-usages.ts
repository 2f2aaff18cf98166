import { type Kysely, sql } from 'kysely';
import { places } from './row-usages.ts';

/** Records what all websites use already, exactly as the triggers do. */
export async function fillUsages(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  await sql`select set_config('app.deleted_pages', 'shown', true)`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      select save_page_file_usages(website_id, id, deleted_at is null, true),
        save_page_file_usages(website_id, id, deleted_at is null, false)
      from pages where website_id = ${id}`.execute(db);
    await sql`
      select save_file_usages(website_id, 'template', document_id, false, file_keys(document::text))
      from drafts where website_id = ${id} and document_kind = 'template'`.execute(db);
    await sql`
      select save_file_usages(f.website_id, 'form', f.id, true, file_keys(f.settings::text || coalesce(v.items::text, '')))
      from forms f left join form_versions v
        on v.website_id = f.website_id and v.form_id = f.id and v.version = f.version
      where f.website_id = ${id}`.execute(db);
    await sql`
      select save_file_usages(w.id, 'setting', s.key, true, file_keys(s.value))
      from websites w, jsonb_each_text(w.settings) s where w.id = ${id}`.execute(db);
    for (const { table, kind, id: of, isLive, content } of places)
      await sql`
        insert into file_usages (website_id, key, place_kind, place_id, is_live)
        select "row".website_id, key, ${quoted(kind)}, ${quoted(of)}, ${quoted(isLive)}
        from ${sql.table(table)} "row", unnest(file_keys(${quoted(content)})) key
        where "row".website_id = ${id} on conflict do nothing`.execute(db);
  }
  await sql`select set_config('app.deleted_pages', '', true)`.execute(db);
}

/** An expression of a place, of which `row` is a reserved word here. */
function quoted(expression: string) {
  return sql.raw(expression.replaceAll('row.', '"row".'));
}
