import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Number of days in which a deleted menu can be restored. */
const KEPT_DAYS = 30;

/** Makes deleted menus visible in this transaction; row-level security hides them everywhere else. */
export async function includeDeletedMenus(tx: WebsiteTransaction): Promise<void> {
  await sql`select set_config('app.deleted_menus', 'shown', true)`.execute(tx);
}

/** Removes deleted menus that can no longer be restored, with their drafts and versions. */
export async function removeDeletedMenus(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  await includeDeletedMenus(tx);
  const removed = await tx
    .deleteFrom('menus')
    .where('website_id', '=', websiteId)
    .where('deleted_at', '<', sql<Date>`${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`)
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
