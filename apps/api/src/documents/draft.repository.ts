import { currentDocument } from '@etalage/blocks/schema';
import { checkDocument, type DocumentIssue, type PageDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { sanitiseAhead, textsIn } from '../markup/sanitise-html.ts';
import { sanitiseDocument } from './sanitise-document.ts';
import { type DocumentKey, columnsOf, isComposition } from './document-key.ts';
import { standardComposition } from './standard-compositions.ts';

export interface Draft {
  readonly revision: number;
  readonly published_revision: number | null;
  readonly document: PageDocument;
  /** What was wrong with the stored tree of blocks. */
  readonly repaired: readonly DocumentIssue[];
}

/**
 * The draft of a document, with each block migrated to its current version and in one place; of a composition without
 * a saved draft the standard one. Undefined if the website has no such page or template.
 */
export async function findDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
): Promise<Draft | undefined> {
  const draft = await draftOf(tx, websiteId, key).executeTakeFirst();
  const standard = standardDraft(key);
  return draft && !(standard && draft.revision === 0) ? current(draft) : standard;
}

/** As `findDraft`, and locks the draft until the transaction ends. */
export async function lockDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
): Promise<Draft | undefined> {
  const standard = standardDraft(key);
  if (standard) {
    const { revision, published_revision } = standard;
    const document = JSON.stringify(standard.document);
    await tx
      .insertInto('drafts')
      .values({ ...columnsOf(websiteId, key), revision, published_revision, document })
      .onConflict((conflict) =>
        conflict
          .columns(['website_id', 'document_kind', 'document_id'])
          .doUpdateSet({ document })
          // Locked before, but never saved; by another version of the product, perhaps with another standard.
          .where('drafts.revision', '=', revision),
      )
      .execute();
  }
  const draft = await draftOf(tx, websiteId, key).forNoKeyUpdate().executeTakeFirst();
  return draft && current(draft);
}

/** Stores the new revision of a locked draft. */
export async function storeDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
  draft: { readonly revision: number; readonly document: string },
): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ ...draft, updated_at: sql<Date>`clock_or(now())` })
    .where(({ and }) => and(columnsOf(websiteId, key)))
    .execute();
}

/**
 * Replaces a whole draft by a sanitised document and returns the new revision. For documents that the server itself
 * makes. The saved steps of the previous draft are deleted, because they cannot be applied to the new one.
 */
export async function replaceDraft(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
  document: PageDocument,
): Promise<number> {
  await sanitiseAhead(textsIn(document.blocks));
  await tx
    .deleteFrom('document_saves')
    .where(({ and }) => and(columnsOf(websiteId, key)))
    .execute();
  const stored = JSON.stringify(sanitiseDocument(document));
  const { revision } = await tx
    .insertInto('drafts')
    .values({ ...columnsOf(websiteId, key), revision: 1, published_revision: null, document: stored })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'document_kind', 'document_id']).doUpdateSet({
        revision: sql`drafts.revision + 1`,
        document: stored,
        updated_at: sql`clock_or(now())`,
      }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** A cycle would never end in the designer. The repaired draft is stored with the next save. */
function current(draft: Omit<Draft, 'repaired'>): Draft {
  const { document, issues } = checkDocument(currentDocument(draft.document));
  return { ...draft, document, repaired: issues };
}

/** The draft of a composition before its first save; undefined for what has none. */
function standardDraft({ kind, id }: DocumentKey): Draft | undefined {
  if (kind !== 'template' || !isComposition(id)) return undefined;
  return { revision: 0, published_revision: null, document: standardComposition(id), repaired: [] };
}

function draftOf(tx: WebsiteTransaction, websiteId: string, key: DocumentKey) {
  return tx
    .selectFrom('drafts')
    .select(['revision', 'published_revision', 'document'])
    .where(({ and }) => and(columnsOf(websiteId, key)));
}
