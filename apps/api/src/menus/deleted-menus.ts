import { includeDeleted, isPastKeeping } from '../db/deleted-rows.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Removes deleted menus that can no longer be restored, with their drafts and versions. */
export async function removeDeletedMenus(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  await includeDeleted(tx, 'menus');
  const removed = await tx
    .deleteFrom('menus')
    .where('website_id', '=', websiteId)
    .where(isPastKeeping(now))
    .returning('id')
    .execute();
  if (removed.length === 0) return;
  await tx
    .deleteFrom('site_part_drafts')
    .where('website_id', '=', websiteId)
    .where('kind', '=', 'menu')
    .where(
      'part_id',
      'in',
      removed.map(({ id }) => id),
    )
    .execute();
}
