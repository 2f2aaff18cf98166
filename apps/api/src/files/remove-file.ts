import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { FilePlace, Files } from '../ports/storage/file-storage.ts';
import { isFileKey } from './file-key.ts';
import { type StoredFile, deleteFileRow, lockLeaving, markForRemoval } from './file.repository.ts';
import { originalPlace } from './original-place.ts';

/** The refusal for a file that does not exist or belongs to another; both give the same reply. */
export function unknownFile(): ApiError {
  return new ApiError('not_found', { filePath: [{ key: 'files_unknown' }] });
}

/** Removes a file from storage, and also its original photo if it was not converted yet. */
export async function removeBytes({ storage }: Pick<Files, 'storage'>, place: FilePlace): Promise<void> {
  await storage.remove(place);
  await storage.remove(originalPlace(place));
}

/** Runs a transaction of the website, as the `write` of a call does. */
export type Run = <Result>(work: (tx: WebsiteTransaction) => Promise<Result>) => Promise<Result>;

/**
 * Removes a file that is marked as `leaving`, and its row. The row is locked until its bytes are gone: whoever publishes
 * it now waits, and finds it either kept or gone. Nothing happens to a file that was kept.
 */
export async function finishRemoval(
  run: Run,
  files: Pick<Files, 'storage'>,
  place: FilePlace,
): Promise<void> {
  const { websiteId, key } = place;
  await run(async (tx) => {
    if (!(await lockLeaving(tx, websiteId, key))) return;
    await removeBytes(files, place);
    await deleteFileRow(tx, websiteId, key);
  });
}

/**
 * Removes a file from storage and from the database. It is marked as `leaving` before it is removed from storage, so
 * that it cannot be read, and is swept later, if the server is killed meanwhile. Throws `not_found`.
 */
export async function removeFile(
  { websiteId, write, ports }: Pick<HandlerContext, 'websiteId' | 'write' | 'ports'>,
  filePath: string,
  find: (tx: WebsiteTransaction) => Promise<StoredFile | undefined>,
): Promise<void> {
  if (!isFileKey(filePath)) throw unknownFile();
  const file = await write(async (tx) => {
    const found = await find(tx);
    if (!found || !(await markForRemoval(tx, websiteId, found.key))) throw unknownFile();
    return found;
  });
  await finishRemoval(write, ports.files, { websiteId, key: file.key, isPrivate: file.is_private });
}
