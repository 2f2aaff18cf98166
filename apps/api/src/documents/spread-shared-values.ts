import type { StoredSharedValue } from '@etalage/blocks/schema';
import type { PageDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { columnsOf, type DocumentKey } from './document-key.ts';
import { storeDraft } from './draft.repository.ts';
import { indexPage } from './index-page.ts';
import { publishedStore } from './publish-draft.ts';
import { sharedChanges, withSharedValues } from './shared-changes.ts';
import { findSharedValues, storeSharedValue } from './shared-value.repository.ts';

/** Maximum length of a shared value in characters of JSON: the designer gets all those of a website when it opens. */
const MAX_VALUE_CHARACTERS = 200_000;

/**
 * Stores the shared values that a draft changes, and writes them into every other draft and published document of the
 * website that shows them, so that each document contains what it shows (SEC-09). Call it under `lockSharedValues`, before
 * the draft is published.
 */
export async function spreadSharedValues(
  tx: WebsiteTransaction,
  websiteId: string,
  own: DocumentKey,
  document: PageDocument,
): Promise<void> {
  const changes = sharedChanges(document, await findSharedValues(tx, websiteId));
  if (changes.length === 0) return;
  for (const change of changes) {
    const value = JSON.stringify(change.value);
    if (value.length > MAX_VALUE_CHARACTERS)
      throw new ApiError('validation_failed', { general: [{ key: 'document_shared_too_large' }] });
    await storeSharedValue(tx, websiteId, { ...change, value });
  }
  await spreadToDrafts(tx, websiteId, changes);
  await spreadToPublished(tx, websiteId, { kind: 'page', own, changes });
  await spreadToPublished(tx, websiteId, { kind: 'template', own, changes });
}

/**
 * The revisions stay: nobody edited these drafts, and what visitors see changes with them. Documents are read one by one:
 * all those of a large website do not fit in memory.
 */
async function spreadToDrafts(
  tx: WebsiteTransaction,
  websiteId: string,
  changes: readonly StoredSharedValue[],
): Promise<void> {
  const keys = await tx
    .selectFrom('drafts')
    .select(['document_kind as kind', 'document_id as id'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`strpos(document::text, '_local"') > 0`)
    .orderBy('document_kind')
    .orderBy('document_id')
    .forNoKeyUpdate()
    .execute();
  for (const key of keys) {
    const { revision, document } = await tx
      .selectFrom('drafts')
      .select(['revision', 'document'])
      .where(({ and }) => and(columnsOf(websiteId, key)))
      .executeTakeFirstOrThrow();
    const next = await withSharedValues(document, changes);
    if (next !== document) await storeDraft(tx, websiteId, key, { revision, document: JSON.stringify(next) });
  }
}

/**
 * Changes the published documents of a kind, and what is found of its pages; but not the one that is published now: its
 * version becomes an earlier one.
 */
async function spreadToPublished(
  tx: WebsiteTransaction,
  websiteId: string,
  {
    kind,
    own,
    changes,
  }: { kind: DocumentKey['kind']; own: DocumentKey; changes: readonly StoredSharedValue[] },
): Promise<void> {
  const { table, column } = publishedStore(kind);
  const { rows: found } = await sql<{ id: string; is_live: boolean }>`
    select ${column} as id,
      exists (select from pages p where p.website_id = ${websiteId} and p.id = ${column}) as is_live
    from ${table}
    where website_id = ${websiteId} and published and strpos(document::text, '_local"') > 0
      and ${column} <> ${own.kind === kind ? own.id : ''}
    order by 1`.execute(tx);
  for (const { id, is_live } of found) {
    const { rows } = await sql<{ document: PageDocument }>`
      select document from ${table}
      where website_id = ${websiteId} and ${column} = ${id} and published`.execute(tx);
    const document = rows[0]?.document;
    const next = document && (await withSharedValues(document, changes));
    if (!next || next === document) continue;
    await sql`
      update ${table} set document = ${JSON.stringify(next)}
      where website_id = ${websiteId} and ${column} = ${id} and published`.execute(tx);
    if (is_live) await indexPage(tx, websiteId, id, next);
  }
}
