import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Number of days in which a deleted page can be restored. */
export const KEPT_DAYS = 30;

/** Makes deleted pages visible in this transaction; row-level security hides them everywhere else. */
export async function includeDeletedPages(tx: WebsiteTransaction): Promise<void> {
  await sql`select set_config('app.deleted_pages', 'shown', true)`.execute(tx);
}

/** Hides them again. */
export async function excludeDeletedPages(tx: WebsiteTransaction): Promise<void> {
  await sql`select set_config('app.deleted_pages', '', true)`.execute(tx);
}

/** Removes deleted pages that can no longer be restored, with their drafts, versions and search documents. */
export async function removeDeletedPages(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  await includeDeletedPages(tx);
  await tx
    .deleteFrom('pages')
    .where('website_id', '=', websiteId)
    .where('deleted_at', '<', sql<Date>`${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`)
    .execute();
}
