import { STANDARD_VERSION } from '@etalage/api-contract';
import type { PageDocument } from '@etalage/site-model';
import { checkDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type DocumentKey, isComposition } from './document-key.ts';
import { publishedStore } from './publish-draft.ts';
import { standardComposition } from './standard-compositions.ts';

export interface Version {
  readonly id: string;
  readonly kind: 'published' | 'refused';
  readonly created_at: Date;
  readonly member: string;
}

/** Versions of a document that can be restored, newest first. */
export async function findVersions(
  tx: WebsiteTransaction,
  websiteId: string,
  { kind, id }: DocumentKey,
): Promise<Version[]> {
  const { table, column } = publishedStore(kind);
  const { rows } = await sql<Version>`
    select 'published-' || revision as id, 'published' as kind, published_at as created_at, member from ${table}
    where website_id = ${websiteId} and ${column} = ${id} and published_at is not null
    union all
    select id, 'refused', created_at, member from refused_versions
    where website_id = ${websiteId} and document_kind = ${kind} and document_id = ${id} and document is not null
    order by 3 desc, 1 desc limit 200`.execute(tx);
  return rows;
}

/**
 * The document of a version without blocks outside its tree; of a composition also the standard one. Undefined if there
 * is no such version.
 */
export async function findVersion(
  tx: WebsiteTransaction,
  websiteId: string,
  { kind, id }: DocumentKey,
  versionId: string,
): Promise<PageDocument | undefined> {
  if (versionId === STANDARD_VERSION)
    return kind === 'template' && isComposition(id) ? standardComposition(id) : undefined;
  const { table, column } = publishedStore(kind);
  const revision = Number(/^published-(\d{1,9})$/.exec(versionId)?.[1]);
  const { rows } = Number.isNaN(revision)
    ? await sql<{ document: PageDocument }>`
        select document from refused_versions
        where website_id = ${websiteId} and document_kind = ${kind} and document_id = ${id} and id = ${versionId}
          and document is not null`.execute(tx)
    : await sql<{ document: PageDocument }>`
        select document from ${table}
        where website_id = ${websiteId} and ${column} = ${id} and revision = ${revision}
          and published_at is not null`.execute(tx);
  return rows[0] && checkDocument(rows[0].document).document;
}
