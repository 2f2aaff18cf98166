import type { deleteFile } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockOwnFiles, type OwnFile, putInBin } from './bin.repository.ts';
import { isFileKey } from './file-key.ts';
import { findPlaces } from './file-places.repository.ts';
import { findUnstoredFile } from './file.repository.ts';
import { placesText } from './place-titles.ts';
import { removeFile, unknownFile } from './remove-file.ts';

/** Number of places that a refusal names. */
const NAMED_PLACES = 3;

/** Puts a file of the owner in the bin; an upload that is not finished is removed at once. Never a visitor's file. */
export const deleteFileHandler: Handler<typeof deleteFile> = async ({ filePath, is_confirmed }, context) => {
  const member = requireRole(context, ['owner', 'editor', 'shop']);
  const { websiteId } = context;
  if (!isFileKey(filePath)) throw unknownFile();
  const isDone = await context.write(async (tx) => {
    const [file] = await lockOwnFiles(tx, websiteId, [filePath]);
    if (!file) return false;
    if (file.removed_at) throw unknownFile();
    await checkPlaces(tx, context, member, file, is_confirmed);
    await putInBin(tx, websiteId, member, [file], context.now());
    return true;
  });
  if (!isDone) await removeFile(context, filePath, (tx) => findUnstoredFile(tx, websiteId, filePath));
  return { deleted: true };
};

/**
 * Throws `forbidden` for a shop member and a file that is not of the shop, and `file_in_use` for a file that visitors see,
 * unless the caller confirmed that.
 */
async function checkPlaces(
  tx: WebsiteTransaction,
  { websiteId, translate }: HandlerContext,
  member: Member,
  file: OwnFile,
  isConfirmed: boolean,
): Promise<void> {
  if (member.websites.some(({ id, role }) => id === websiteId && role === 'shop'))
    await checkIsOfShop(tx, websiteId, member, file);
  if (isConfirmed) return;
  const places = await findPlaces(tx, websiteId, [file.key], { onlyLive: true, most: NAMED_PLACES });
  if (places.length === 0) return;
  const values = { name: file.name, places: placesText(places, translate) };
  throw new ApiError('file_in_use', { filePath: [{ key: 'library_in_use', values }] });
}

/** Shop members delete pictures of products and categories, and what they uploaded themselves and nothing uses. */
async function checkIsOfShop(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  { key, member_id }: OwnFile,
): Promise<void> {
  const kinds = await tx
    .selectFrom('file_usages')
    .select('place_kind')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .execute();
  const areOfShop = kinds.every(({ place_kind }) => place_kind === 'product' || place_kind === 'category');
  if (!areOfShop || (kinds.length === 0 && member_id !== member.id)) throw new ApiError('forbidden');
}
