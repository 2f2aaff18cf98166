import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ORDER_SUBJECT } from './change-order.ts';

/** Where who got a reminder says that they want no more; followed by the website and the token of the purchase. */
export const STOP_PATH = '/api/services/webshop/v1/reminders/stop';

/** The address at which reminders about a purchase are stopped; whoever got one knows its token already. */
export function stopAddress(origin: string, websiteId: string, token: string): string {
  return `${origin}${STOP_PATH}/${websiteId}/${encodeURIComponent(token)}`;
}

/** The condition that the buyer of a purchase with this token still wants reminders. */
export const wantsReminders = (website: string, token: string) => sql<boolean>`not exists (
  select from stopped_reminders s where s.website_id = ${sql.ref(website)} and s.token = ${sql.ref(token)})`;

/**
 * Stops the reminders about the order and the quote with a token, once; the shop sees it among what happened. A token of
 * nothing is no error: it says to nobody whether there is such a purchase.
 */
export async function stopReminders(tx: WebsiteTransaction, websiteId: string, token: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where website_id = ${websiteId} and token = ${token}
    union all select id from quotes where website_id = ${websiteId} and token = ${token}`.execute(tx);
  if (rows.length === 0) return;
  const stopped = await tx
    .insertInto('stopped_reminders')
    .values({ website_id: websiteId, token })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token')
    .executeTakeFirst();
  if (!stopped) return;
  const changes = rows.map(({ id }) => ({ subjectId: id, before: null, after: {} }));
  // By the buyer.
  const nobody = { id: '', name: '' };
  await recordChange(tx, websiteId, nobody, { kind: ORDER_SUBJECT, action: 'reminders_stopped', changes });
}
