import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { FilePlace, Files } from '../ports/storage/file-storage.ts';
import { isFileKey } from './file-key.ts';
import { type StoredFile, deleteFileRow, markLeaving } from './file.repository.ts';
import { originalPlace } from './original-place.ts';

/** The refusal of a file that is not there or not theirs: the two look alike. */
export function unknownFile(): ApiError {
  return new ApiError('not_found', { filePath: [{ key: 'files_unknown' }] });
}

/** Removes all that storage holds of a file, also the photo that its JPEG was to be made of. */
export async function removeBytes({ storage }: Pick<Files, 'storage'>, place: FilePlace): Promise<void> {
  await storage.remove(place);
  await storage.remove(originalPlace(place));
}

/**
 * Removes a file from storage and forgets it. It counts as leaving before the storage is asked, so that a server killed
 * in between leaves nothing that can be read or that nobody sweeps.
 */
export async function removeFile(
  { websiteId, write, ports }: Pick<HandlerContext, 'websiteId' | 'write' | 'ports'>,
  filePath: string,
  find: (tx: WebsiteTransaction) => Promise<StoredFile | undefined>,
): Promise<void> {
  if (!isFileKey(filePath)) throw unknownFile();
  const file = await write(async (tx) => {
    const found = await find(tx);
    if (!found || !(await markLeaving(tx, websiteId, found.key))) throw unknownFile();
    return found;
  });
  await removeBytes(ports.files, { websiteId, key: file.key, isPrivate: file.is_private });
  await write((tx) => deleteFileRow(tx, websiteId, file.key));
}
