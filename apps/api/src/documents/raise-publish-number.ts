import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/**
 * Raises the website's publish number. When the transaction commits, the database notifies every process on channel
 * `etalage_publish` with the website's id, so that cached pages are dropped.
 */
export async function raisePublishNumber(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await sql`update websites set publish_number = publish_number + 1 where id = ${websiteId}`.execute(tx);
}
