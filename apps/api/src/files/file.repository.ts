import { type Selectable, sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { FileRow } from '../db/tables/files.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { deletePicture, publicAddress } from './picture.repository.ts';

export type StoredFile = Pick<
  Selectable<FileRow>,
  | 'key'
  | 'state'
  | 'name'
  | 'content_type'
  | 'is_private'
  | 'source_hash'
  | 'visitor_hash'
  | 'quote_id'
  | 'refusal'
  | 'changed_at'
>;

export interface RequestedFile {
  readonly key: string;
  readonly name: string;
  readonly content_type: string;
  readonly is_private: boolean;
  readonly most: number;
  readonly member_id: string | null;
  readonly visitor_hash: string | null;
  readonly form_id: string | null;
  /** The quote that it may go with. */
  readonly quote_id?: string;
}

/** Adds the row of a file that may be uploaded; the upload address is signed for this row. */
export async function insertRequestedFile(
  tx: WebsiteTransaction,
  websiteId: string,
  file: RequestedFile,
): Promise<void> {
  await tx
    .insertInto('files')
    .values({ website_id: websiteId, state: 'asked', ...file })
    .execute();
}

/** A file by its key, of any member or visitor. */
export async function findFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
): Promise<StoredFile | undefined> {
  return fileOf(tx, websiteId, key).executeTakeFirst();
}

/** A file of the owner whose upload is not finished, or failed. */
export async function findUnstoredFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
): Promise<StoredFile | undefined> {
  return fileOf(tx, websiteId, key)
    .where('visitor_hash', 'is', null)
    .where('state', '<>', 'stored')
    .executeTakeFirst();
}

/** A visitor's own file that is not part of a sent form yet. */
export async function findVisitorFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
  visitorHash: string,
): Promise<StoredFile | undefined> {
  return fileOf(tx, websiteId, key)
    .where('visitor_hash', '=', visitorHash)
    .where('claimed_by', 'is', null)
    .executeTakeFirst();
}

/** Number of files that a visitor has requested or stored and that are not part of a sent form. */
export async function countOpenOfVisitor(
  tx: WebsiteTransaction,
  websiteId: string,
  visitorHash: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('website_id', '=', websiteId)
    .where('visitor_hash', '=', visitorHash)
    .where('claimed_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks the website's uploads until the transaction ends. */
export async function lockUploads(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await lockName(tx, `files:${websiteId}`);
}

/** Bytes of all files of the owner, or of all files of visitors, whether they are part of a sent form or not. */
export async function sumBytes(
  tx: WebsiteTransaction,
  websiteId: string,
  areOfVisitors: boolean,
): Promise<number> {
  const { bytes } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('size'), sql<string>`0`).as('bytes'))
    .where('website_id', '=', websiteId)
    .where('visitor_hash', areOfVisitors ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

type FileChange = Partial<
  Pick<Selectable<FileRow>, 'state' | 'size' | 'source_hash' | 'content_type' | 'refusal'>
>;

/** Stores the result of a file's conversion; false if the file was not waiting for one, for example because it was deleted. */
export async function endConversion(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
  change: FileChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ ...change, changed_at: sql`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .where('state', '=', 'converting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Keys of photos that have waited for conversion since before a moment, the one that was checked longest ago first. */
export async function findConverting(
  tx: WebsiteTransaction,
  websiteId: string,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'converting')
    .where('changed_at', '<', before)
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('changed_at')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** Stores when a file was last worked on; this is not a change of the file. */
export async function markChecked(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('files')
    .set({ checked_at: now })
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .execute();
}

/** Changes a file's row. */
export async function updateFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
  change: FileChange,
): Promise<void> {
  await tx
    .updateTable('files')
    .set({ ...change, changed_at: sql`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .execute();
}

/** Marks a file as being deleted from storage; false if it already was. */
export async function markForRemoval(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ state: 'leaving', changed_at: sql`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .where('state', '<>', 'leaving')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Locks a file that is being deleted from storage; false if there is none, for example because it was kept. */
export async function lockLeaving(tx: WebsiteTransaction, websiteId: string, key: string): Promise<boolean> {
  const found = await tx
    .selectFrom('files')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .where('state', '=', 'leaving')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes the row of a file that is no longer in storage. */
export async function deleteFileRow(tx: WebsiteTransaction, websiteId: string, key: string): Promise<void> {
  await tx.deleteFrom('files').where('website_id', '=', websiteId).where('key', '=', key).execute();
  await deletePicture(tx, websiteId, publicAddress(websiteId, key));
}

function fileOf(tx: WebsiteTransaction, websiteId: string, key: string) {
  return tx
    .selectFrom('files')
    .select(['key', 'state', 'name', 'content_type', 'is_private', 'source_hash', 'visitor_hash'])
    .select(['quote_id', 'refusal', 'changed_at'])
    .where('website_id', '=', websiteId)
    .where('key', '=', key);
}
