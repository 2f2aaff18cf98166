import type { SavedStep } from '@etalage/api-contract';
import { type PageDocument, applyOperations, invert } from '@etalage/site-model';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { applySteps } from './apply-steps.ts';
import { type DocumentKey, columnsOf } from './document-key.ts';
import type { Draft } from './draft.repository.ts';
import { savesAfter } from './save-log.repository.ts';

/** Number of refused versions that are stored of one document. */
const KEPT_VERSIONS = 50;

export interface RefusedSave {
  readonly client: string;
  readonly sequence: number;
  readonly base_revision: number;
  readonly steps: SavedStep[];
  readonly member: string;
}

/** Stores the document that the sender of a refused save had on their screen; a repeated save is stored once. */
export async function storeRefusedVersion(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
  draft: Draft,
  { client, sequence, base_revision, steps, member }: RefusedSave,
): Promise<void> {
  const base = await documentAt(tx, websiteId, key, draft, base_revision);
  const applied = base && applySteps(base, steps);
  const document = applied && 'document' in applied ? JSON.stringify(applied.document) : null;
  await tx
    .insertInto('refused_versions')
    .values({
      ...columnsOf(websiteId, key),
      id: newId(),
      client,
      sequence,
      base_revision,
      member,
      document,
      steps: JSON.stringify(steps),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const newest = tx
    .selectFrom('refused_versions')
    .select('id')
    .where(({ and }) => and(columnsOf(websiteId, key)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(KEPT_VERSIONS);
  await tx
    .deleteFrom('refused_versions')
    .where(({ and }) => and(columnsOf(websiteId, key)))
    .where('id', 'not in', newest)
    .execute();
}

/**
 * The document at an earlier revision, made by inverting all later saves.
 * Undefined if the log no longer contains all of them.
 */
async function documentAt(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
  draft: Draft,
  revision: number,
): Promise<PageDocument | undefined> {
  if (revision > draft.revision) return undefined;
  const later = await savesAfter(tx, websiteId, key, revision);
  if (later.length !== draft.revision - revision) return undefined;
  const back = later.flatMap((save) =>
    save.steps
      .flatMap((step) => step.operations)
      .map(invert)
      .reverse(),
  );
  const before = applyOperations(draft.document, back);
  return 'refused' in before ? undefined : before.document;
}
