import { createTranslate } from '@etalage/texts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { addFolder, lockFolders } from '../library/folder.repository.ts';

/** The key of a stored, public picture of the owner that was made from the same bytes, however it came there. */
export async function findSamePicture(
  tx: WebsiteTransaction,
  websiteId: string,
  hash: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('files')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('source_hash', '=', hash)
    .where('content_type', 'like', 'image/%')
    .where('visitor_hash', 'is', null)
    .where('is_private', '=', false)
    .where('state', '=', 'stored')
    .where('removed_at', 'is', null)
    .where('replaced_by', 'is', null)
    .orderBy('created_at')
    .orderBy('key')
    .executeTakeFirst();
  return found?.key;
}

/** Puts a new picture in the folder of products of the library; outside folders if there can be no more of them. */
export async function putInFolder(
  write: HandlerContext['write'],
  websiteId: string,
  key: string,
): Promise<void> {
  const folder = createTranslate({})('picture_import_folder');
  const put = write(async (tx) => {
    await lockFolders(tx, websiteId);
    await addFolder(tx, websiteId, folder, 'folder');
    await tx
      .updateTable('files')
      .set({ folder })
      .where('website_id', '=', websiteId)
      .where('key', '=', key)
      .where('folder', '=', '')
      .execute();
  });
  await put.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
