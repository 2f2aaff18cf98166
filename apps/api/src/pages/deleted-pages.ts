import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** How many days a deleted page can come back. */
const keptDays = 30;

/** Lets this transaction see pages that were deleted; everywhere else they are not there. */
export async function showDeletedPages(tx: WebsiteTransaction): Promise<void> {
  await sql`select set_config('app.deleted_pages', 'shown', true)`.execute(tx);
}

/** Removes pages whose time to come back is over; their drafts, versions and words for the search go with them. */
export async function removeDeletedPages(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  await showDeletedPages(tx);
  await tx
    .deleteFrom('pages')
    .where('website_id', '=', websiteId)
    .where('deleted_at', '<', sql<Date>`${now}::timestamptz - ${keptDays} * interval '1 day'`)
    .execute();
}
