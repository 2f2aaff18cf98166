import type { PageDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { indexPage } from './index-page.ts';
import type { DocumentKey } from './document-key.ts';

/** Number of published versions that are stored of one page or template. */
const KEPT_VERSIONS = 100;

const PUBLISHED_STORES = {
  page: { table: 'page_revisions', column: 'page_id' },
  template: { table: 'site_documents', column: 'kind' },
} as const;

/** The table with the published documents of a kind, and its column with the id of the document. */
export function publishedStore(kind: DocumentKey['kind']) {
  const { table, column } = PUBLISHED_STORES[kind];
  return { table: sql.table(table), column: sql.ref(column) };
}

export interface Publication {
  readonly revision: number;
  readonly published_at: Date;
}

/** Publishes a draft; the caller raises the publish number in the same transaction. */
export async function publishDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  { kind, id }: DocumentKey,
  member: string,
): Promise<Publication> {
  const { table, column } = publishedStore(kind);
  await sql`
    update ${table} set published = false
    where website_id = ${websiteId} and ${column} = ${id} and published`.execute(tx);
  const { rows } = await sql<Publication & { document: PageDocument }>`
    insert into ${table} (website_id, ${column}, revision, document, published, published_at, member)
    select website_id, document_id, revision, document::jsonb, true, clock_or(now()), ${member} from drafts
    where website_id = ${websiteId} and document_kind = ${kind} and document_id = ${id}
    on conflict (website_id, ${column}, revision) do update set document = excluded.document,
      published = true, published_at = excluded.published_at, member = excluded.member
    returning revision, published_at, document`.execute(tx);
  const published = rows[0];
  if (!published) throw new Error('a document without a draft cannot be published');
  await sql`
    update drafts set published_revision = revision
    where website_id = ${websiteId} and document_kind = ${kind} and document_id = ${id}`.execute(tx);
  await sql`
    delete from ${table} where website_id = ${websiteId} and ${column} = ${id} and not published and revision <
      (select min(revision) from (select revision from ${table} where website_id = ${websiteId} and ${column} = ${id}
        order by revision desc limit ${KEPT_VERSIONS}) kept)`.execute(tx);
  if (kind === 'page') await indexPage(tx, websiteId, id, published.document);
  return published;
}
