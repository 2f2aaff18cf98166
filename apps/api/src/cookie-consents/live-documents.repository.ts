import { maxScannedPages } from '@etalage/api-contract';
import type { PageDocument } from '@etalage/site-model';
import { compositionKinds } from '@etalage/site-model/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { DocumentKey } from '../documents/document-key.ts';

interface LiveDocument extends DocumentKey {
  readonly document: PageDocument;
}

/**
 * The ids of what visitors see. What is in the bin is left out by a list of ids: a join is slow whenever the statistics of
 * the tables are from before their rows.
 */
const keysOf = (websiteId: string) => ({
  pages: sql`select page_id as id from page_revisions
    where website_id = ${websiteId} and published
      and page_id = any(array(select id from pages where website_id = ${websiteId}))`,
  templates: sql`select kind as id from site_documents
    where website_id = ${websiteId} and published
      and kind = any(${[...compositionKinds]}::text[] || array(select id from templates where website_id = ${websiteId}))`,
});

/**
 * The published pages and templates after one of them, the first `maxScannedPages` of each kind. The documents are read
 * after the keys are chosen, so that each is read once in all calls together.
 */
export async function findLiveDocuments(
  tx: WebsiteTransaction,
  websiteId: string,
  after: DocumentKey | undefined,
  limit: number,
): Promise<LiveDocument[]> {
  const { pages, templates } = keysOf(websiteId);
  const isAfter = after ? sql`(kind, id) > (${after.kind}, ${after.id})` : sql`true`;
  const { rows } = await sql<LiveDocument>`
    with keys as materialized (
      select kind, id from (
        (select 'page' as kind, id from (${pages}) page order by id limit ${maxScannedPages})
        union all
        (select 'template', id from (${templates}) template order by id limit ${maxScannedPages})) live
      where ${isAfter} order by kind, id limit ${limit})
    select k.kind, k.id, coalesce(
      (select document::json from page_revisions r
        where k.kind = 'page' and r.website_id = ${websiteId} and r.page_id = k.id and r.published),
      (select document::json from site_documents s
        where k.kind = 'template' and s.website_id = ${websiteId} and s.kind = k.id and s.published)) as document
    from keys k order by k.kind, k.id`.execute(tx);
  return rows;
}

/** How many published pages and templates are looked through, and how many are too many. */
export async function countLiveDocuments(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<{ total: number; skipped: number }> {
  const { pages, templates } = keysOf(websiteId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${pages}) page
    union all select count(*)::int from (${templates}) template`.execute(tx);
  const total = rows.reduce((sum, { count }) => sum + Math.min(count, maxScannedPages), 0);
  return { total, skipped: rows.reduce((sum, { count }) => sum + count, 0) - total };
}
