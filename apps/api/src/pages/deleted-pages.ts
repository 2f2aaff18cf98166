import { includeDeleted, isPastKeeping } from '../db/deleted-rows.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Removes deleted pages that can no longer be restored, with their drafts, versions and search documents. */
export async function removeDeletedPages(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  await includeDeleted(tx, 'pages');
  await tx.deleteFrom('pages').where('website_id', '=', websiteId).where(isPastKeeping(now)).execute();
}
