import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Deletes the proofs of choices of more than five years ago, which can no longer be disputed. */
export async function deleteOldConsents(tx: WebsiteTransaction, websiteId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('cookie_consents')
    .where('website_id', '=', websiteId)
    .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '5 years'`)
    .execute();
}
