import type { CompositionKind, PageDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { sanitiseDocument } from './sanitise-document.ts';

/** Stores a document as the new draft of a shared composition, sanitised; answers its revision. */
export async function saveSiteDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  kind: CompositionKind,
  document: PageDocument,
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    insert into site_documents (website_id, kind, revision, document)
    select ${websiteId}, ${kind}, coalesce(max(revision), 0) + 1, ${JSON.stringify(sanitiseDocument(document))}::jsonb
    from site_documents where website_id = ${websiteId} and kind = ${kind}
    returning revision`.execute(tx);
  return rows[0]!.revision;
}

/** Makes the newest drafts of all shared compositions what visitors see, under one new publish number. */
export async function publishSite(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await sql`
    update site_documents set published = false
    where website_id = ${websiteId} and published`.execute(tx);
  await sql`
    update site_documents d set published = true
    where d.website_id = ${websiteId} and d.revision =
      (select max(n.revision) from site_documents n where n.website_id = ${websiteId} and n.kind = d.kind)`.execute(
    tx,
  );
  await raisePublishNumber(tx, websiteId);
}

/**
 * Raises the website's publish number; the database tells every process on channel `etalage_publish` with the
 * website's id when the transaction commits, so that stored pages are dropped.
 */
export async function raisePublishNumber(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await sql`update websites set publish_number = publish_number + 1 where id = ${websiteId}`.execute(tx);
}
