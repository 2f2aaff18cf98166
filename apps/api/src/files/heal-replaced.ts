import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { withWebsite } from '../db/with-website.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { renameKey } from './rename-key.ts';

/** Maximum number of files in one sweep of a website. */
const MOST = 20;

/**
 * Shows the replacement where a place names a file again that was replaced: a screen that was open meanwhile saved it, or a
 * restored version did. One of which the replacement is gone stays.
 */
export async function healReplaced(db: AppDatabase, websiteId: string): Promise<void> {
  await withWebsite(db, websiteId, async (tx) => {
    const { rows } = await sql<{ key: string; replaced_by: string }>`
      select key, replaced_by from files
      where website_id = ${websiteId} and replaced_by is not null and state = 'stored' and exists (
        select from file_usages u where u.website_id = ${websiteId} and u.key = files.key)
        and exists (select from files r where r.website_id = ${websiteId} and r.key = files.replaced_by
          and r.state = 'stored')
      order by replaced_at limit ${MOST}`.execute(tx);
    for (const { key, replaced_by } of rows) await renameKey(tx, websiteId, key, replaced_by);
    if (rows.length > 0) await raisePublishNumber(tx, websiteId);
  });
}
