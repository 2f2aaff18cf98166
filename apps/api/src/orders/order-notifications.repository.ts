import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { notificationsOf } from './owner-mail.ts';
import { sellerOf } from '../websites/seller.ts';

/** The address for mails about orders that the owner set, the company's address, which is used without one, and what buyers do not get. */
export async function readNotifications(tx: WebsiteTransaction, websiteId: string) {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return { ...notificationsOf(website.settings), company_email: sellerOf(website).email };
}

type Notifications = ReturnType<typeof notificationsOf>;

/** Writes these settings only; concurrent changes of other settings are not overwritten. */
export async function writeNotifications(
  tx: WebsiteTransaction,
  websiteId: string,
  changes: Partial<Notifications>,
): Promise<void> {
  const changed = sql<string>`jsonb_set(settings, '{notifications}',
    case when jsonb_typeof(settings -> 'notifications') = 'object' then settings -> 'notifications' else '{}' end
    || ${JSON.stringify(changes)}::jsonb)`;
  await tx.updateTable('websites').set({ settings: changed }).where('id', '=', websiteId).execute();
}
