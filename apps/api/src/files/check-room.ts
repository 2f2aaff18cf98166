import type { WebsiteTransaction } from '../db/with-website.ts';
import { sumBytes } from './file.repository.ts';
import { uploadRefused } from './upload-refused.ts';

/** Maximum number of bytes that the owner of one website may store. */
export const OWNER_ROOM = 10 * 1024 ** 3;

/** The same for all visitors of one website together, unless its settings contain another number. */
export const VISITOR_ROOM = 2 * 1024 ** 3;

/**
 * Throws `upload_not_now` if a file of `size` bytes does not fit. Visitors have a room of their own, so that they cannot
 * take the owner's. The caller has locked the website's uploads.
 */
export async function checkRoom(
  tx: WebsiteTransaction,
  websiteId: string,
  size: number,
  isOfVisitor: boolean,
): Promise<void> {
  const room = isOfVisitor ? await visitorRoom(tx, websiteId) : OWNER_ROOM;
  const used = await sumBytes(tx, websiteId, isOfVisitor);
  if (used + size > room) throw uploadRefused(isOfVisitor ? 'files_refused_room' : 'files_refused_full');
}

/** The setting `modules.forms.visitor_megabytes` of the website, in bytes; 0 accepts no files. */
async function visitorRoom(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  const { settings } = await tx
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const { forms } = (settings['modules'] ?? {}) as { forms?: { visitor_megabytes?: unknown } };
  const megabytes = forms?.visitor_megabytes;
  return Number.isSafeInteger(megabytes) && Number(megabytes) >= 0
    ? Number(megabytes) * 1024 ** 2
    : VISITOR_ROOM;
}
