import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { notificationsOf } from './owner-mail.ts';
import { sellerOf } from '../websites/seller.ts';

/** The address for mails about orders that the owner set, and the company's address, which is used without one. */
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

/** Writes this setting only; concurrent changes of other settings are not overwritten. */
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
