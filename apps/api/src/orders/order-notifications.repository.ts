import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { notificationsOf } from './owner-mail.ts';
import { sellerOf } from '../websites/seller.ts';

/** Where the mails about orders of a website go, as its owner set it, and where without that. */
export async function readNotifications(tx: WebsiteTransaction, websiteId: string) {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return {
    order_email: notificationsOf(website.settings).order_email ?? '',
    company_email: sellerOf(website).email,
  };
}

/** Writes that one setting and leaves all others, also those that change at the same moment, as they are. */
export async function writeOrderEmail(
  tx: WebsiteTransaction,
  websiteId: string,
  email: string,
): Promise<void> {
  const changed = sql<string>`jsonb_set(settings, '{notifications}',
    case when jsonb_typeof(settings -> 'notifications') = 'object' then settings -> 'notifications' else '{}' end
    || jsonb_build_object('order_email', ${email}::text))`;
  await tx.updateTable('websites').set({ settings: changed }).where('id', '=', websiteId).execute();
}
