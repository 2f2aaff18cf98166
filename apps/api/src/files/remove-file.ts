import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { FilePlace, Files } from '../ports/storage/file-storage.ts';
import { isFileKey } from './file-key.ts';
import { type StoredFile, deleteFileRow, markForRemoval } from './file.repository.ts';
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
  await removeBytes(ports.files, { websiteId, key: file.key, isPrivate: file.is_private });
  await write((tx) => deleteFileRow(tx, websiteId, file.key));
}
