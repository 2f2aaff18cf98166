import { type Kysely, sql } from 'kysely';

/** Records what drafts and published versions name, in the transaction that writes them, so that no writer can forget it. */
export async function trackReferences(db: Kysely<unknown>): Promise<void> {
  await trackDrafts(db);
  await trackPublished(db, { table: 'page_revisions', kind: 'page', id: 'page_id' });
  await trackPublished(db, { table: 'site_documents', kind: 'template', id: 'kind' });
}

async function trackDrafts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function track_draft_references() returns trigger language plpgsql
    set search_path = public, pg_temp as $$
    declare
      one record;
    begin
      if tg_op = 'DELETE' then one := old; else one := new; end if;
      perform save_document_references(one.website_id, one.document_kind, one.document_id, false,
        case when tg_op = 'DELETE' then '{}' else referred_ids(one.document::jsonb) end);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger drafts_references after insert or delete or update of document on drafts
    for each row execute function track_draft_references()`.execute(db);
}

/** Of all versions only the published one counts, whatever the order in which the old and the new one are written. */
async function trackPublished(
  db: Kysely<unknown>,
  { table, kind, id }: { table: string; kind: string; id: string },
): Promise<void> {
  const name = `track_${table}_references`;
  await sql`
    create function ${sql.id(name)}() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      one record;
    begin
      if tg_op = 'DELETE' then one := old; else one := new; end if;
      perform save_document_references(one.website_id, ${sql.lit(kind)}, one.${sql.id(id)}, true, coalesce((
        select referred_ids(r.document) from ${sql.table(table)} r
        where r.website_id = one.website_id and r.${sql.id(id)} = one.${sql.id(id)} and r.published), '{}'));
      return null;
    end $$`.execute(db);
  const moments = [
    { suffix: 'new', on: 'insert', when: 'new.published' },
    { suffix: 'changed', on: 'update of published, document', when: 'old.published or new.published' },
    { suffix: 'gone', on: 'delete', when: 'old.published' },
  ];
  for (const { suffix, on, when } of moments)
    await sql`
      create trigger ${sql.id(`${table}_references_${suffix}`)} after ${sql.raw(on)} on ${sql.table(table)}
      for each row when (${sql.raw(when)}) execute function ${sql.id(name)}()`.execute(db);
}
