import { sql } from 'kysely';
import { MAX_FOLDERS } from '@etalage/api-contract';
import { ApiError } from '../calls/api-error.ts';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { withFoldersAbove } from './folder-path.ts';

/** Locks a website's folders until the transaction ends, so that no file arrives in one that is being moved. */
export async function lockFolders(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await lockName(tx, `file-folders:${websiteId}`);
}

export async function hasFolder(tx: WebsiteTransaction, websiteId: string, path: string): Promise<boolean> {
  const found = await tx
    .selectFrom('file_folders')
    .select('path')
    .where('website_id', '=', websiteId)
    .where('path', '=', path)
    .executeTakeFirst();
  return found !== undefined;
}

/** Throws `validation_failed` at the field for a folder that does not exist; '' is outside folders. */
export async function checkFolder(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
  field: string,
): Promise<void> {
  if (path !== '' && !(await hasFolder(tx, websiteId, path)))
    throw new ApiError('validation_failed', { [field]: [{ key: 'library_folder_unknown' }] });
}

/**
 * Adds a folder with those above it; returns those that were not there. Throws `validation_failed` at the field when there
 * are too many.
 */
export async function addFolder(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
  field: string,
): Promise<string[]> {
  const paths = withFoldersAbove(path);
  if (paths.length === 0) return [];
  const added = await tx
    .insertInto('file_folders')
    .values(paths.map((one) => ({ website_id: websiteId, path: one })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('path')
    .execute();
  const { count } = await tx
    .selectFrom('file_folders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_FOLDERS) {
    const values = { most: String(MAX_FOLDERS) };
    throw new ApiError('validation_failed', { [field]: [{ key: 'library_folder_many', values }] });
  }
  return added.map((row) => row.path);
}

/** Puts all files of a folder and of those in it below another path, or, with `isFlat`, directly in it. */
export async function moveFilesOfFolder(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
  to: string,
  { isFlat }: { readonly isFlat: boolean },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update files set folder = ${isFlat ? sql`${to}` : sql`${to}::text || substr(folder, char_length(${path}) + 1)`}
    where website_id = ${websiteId} and (folder = ${path} or starts_with(folder, ${`${path}/`}))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes the rows of a folder and of those in it; returns their paths. */
export async function deleteFolderRows(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    delete from file_folders
    where website_id = ${websiteId} and (path = ${path} or starts_with(path, ${`${path}/`}))
    returning path`.execute(tx);
  return rows.map((row) => row.path);
}
