import type { SavedStep } from '@etalage/api-contract';
import type { Operation } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type DocumentKey, columnsOf } from './document-key.ts';

/** Number of saves that are stored of one document. */
const KEPT_SAVES = 1000;

export interface Save {
  readonly revision: number;
  readonly steps: SavedStep[];
  readonly corrections: Operation[];
}

export interface NewSave extends Save {
  readonly client: string;
  readonly sequence: number;
  readonly member: string;
}

function selectSaves(tx: WebsiteTransaction, websiteId: string, key: DocumentKey) {
  return tx
    .selectFrom('document_saves')
    .select(['revision', 'steps', 'corrections'])
    .where(({ and }) => and(columnsOf(websiteId, key)));
}

/** The save of a client with this sequence number; undefined if there is none or it is no longer stored. */
export async function findSave(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
  { client, sequence }: { readonly client: string; readonly sequence: number },
): Promise<Save | undefined> {
  return selectSaves(tx, websiteId, key)
    .where('client', '=', client)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
}

/** The saved steps of this member, oldest first. */
export async function stepsOfMember(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
  memberId: string,
): Promise<SavedStep[]> {
  const rows = await selectSaves(tx, websiteId, key)
    .where('member_id', '=', memberId)
    .orderBy('revision')
    .execute();
  return rows.flatMap((row) => row.steps);
}

/** The saves after a revision, newest first. */
export async function savesAfter(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
  revision: number,
): Promise<Save[]> {
  return selectSaves(tx, websiteId, key)
    .where('revision', '>', revision)
    .orderBy('revision', 'desc')
    .execute();
}

/** Adds a save to the log and deletes the oldest. */
export async function addSave(
  tx: WebsiteTransaction,
  websiteId: string,
  key: DocumentKey,
  { revision, client, sequence, member, steps, corrections }: NewSave,
): Promise<void> {
  await tx
    .insertInto('document_saves')
    .values({
      ...columnsOf(websiteId, key),
      revision,
      base_revision: revision - 1,
      client,
      sequence,
      member_id: member,
      steps: JSON.stringify(steps),
      corrections: JSON.stringify(corrections),
    })
    .execute();
  await tx
    .deleteFrom('document_saves')
    .where(({ and }) => and(columnsOf(websiteId, key)))
    .where('revision', '<=', revision - KEPT_SAVES)
    .execute();
}
