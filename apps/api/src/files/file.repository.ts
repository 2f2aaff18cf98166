import { type Selectable, sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { FileRow } from '../db/tables/files.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type StoredFile = Pick<
  Selectable<FileRow>,
  'key' | 'state' | 'name' | 'content_type' | 'is_private' | 'source_hash' | 'refusal' | 'changed_at'
>;

export interface AskedFile {
  readonly key: string;
  readonly name: string;
  readonly content_type: string;
  readonly is_private: boolean;
  readonly most: number;
  readonly member_id: string | null;
  readonly visitor_hash: string | null;
  readonly form_id: string | null;
}

/** Notes that a file was asked for; the address to send it to is signed for this row. */
export async function insertAsked(tx: WebsiteTransaction, websiteId: string, file: AskedFile): Promise<void> {
  await tx
    .insertInto('files')
    .values({ website_id: websiteId, state: 'asked', ...file })
    .execute();
}

/** A file by its key, whoever it belongs to. */
export async function findFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
): Promise<StoredFile | undefined> {
  return fileOf(tx, websiteId, key).executeTakeFirst();
}

/** A visitor's own file that no form has been sent with yet. */
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

/** How many files a visitor has asked for or stored that no form has been sent with. */
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

/** Bytes of all files of the website; uploads of one website wait for each other here until the transaction ends. */
export async function lockedBytes(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  await lockName(tx, `files:${websiteId}`);
  const { bytes } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('size'), sql<string>`0`).as('bytes'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

type FileChange = Partial<
  Pick<Selectable<FileRow>, 'state' | 'size' | 'source_hash' | 'content_type' | 'refusal'>
>;

/** Ends the conversion of a file; false when it was removed meanwhile. */
export async function endConversion(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
  change: FileChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ ...change, changed_at: sql`now()` })
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .where('state', '=', 'converting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Keys of photos that wait for their JPEG since before a moment, the oldest first. */
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
    .orderBy('changed_at')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** Moves a file on to another state. */
export async function updateFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
  change: FileChange,
): Promise<void> {
  await tx
    .updateTable('files')
    .set({ ...change, changed_at: sql`now()` })
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .execute();
}

/** Notes that a file is on its way out of storage; false when it was already. */
export async function markLeaving(tx: WebsiteTransaction, websiteId: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ state: 'leaving', changed_at: sql`now()` })
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .where('state', '<>', 'leaving')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Forgets a file that lies in no storage any more. */
export async function deleteFileRow(tx: WebsiteTransaction, websiteId: string, key: string): Promise<void> {
  await tx.deleteFrom('files').where('website_id', '=', websiteId).where('key', '=', key).execute();
}

function fileOf(tx: WebsiteTransaction, websiteId: string, key: string) {
  return tx
    .selectFrom('files')
    .select(['key', 'state', 'name', 'content_type', 'is_private', 'source_hash', 'refusal', 'changed_at'])
    .where('website_id', '=', websiteId)
    .where('key', '=', key);
}
