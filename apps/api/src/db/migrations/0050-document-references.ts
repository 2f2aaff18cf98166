import { type Kysely, sql } from 'kysely';
import { createReferences } from './document-references/references.ts';
import { trackReferences } from './document-references/track-documents.ts';
import type { Migration } from './migration.ts';

/** Where documents name things by their ids, so that the places of a thing are found without reading every document. */
export const documentReferences: Migration = {
  name: '0050-document-references',
  async up(db) {
    await createReferences(db);
    await trackReferences(db);
    await fillReferences(db);
  },
};

/** Records what the documents of all websites name already, exactly as the triggers do. */
async function fillReferences(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      select save_document_references(website_id, document_kind, document_id, false, referred_ids(document::jsonb))
      from drafts where website_id = ${id}`.execute(db);
    await sql`
      select save_document_references(website_id, 'page', page_id, true, referred_ids(document))
      from page_revisions where website_id = ${id} and published`.execute(db);
    await sql`
      select save_document_references(website_id, 'template', kind, true, referred_ids(document))
      from site_documents where website_id = ${id} and published`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
