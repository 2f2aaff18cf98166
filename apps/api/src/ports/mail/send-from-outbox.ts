import type { AppDatabase } from '../../db/database.ts';
import { withCommit, withWebsite } from '../../db/with-website.ts';
import type { MailSender } from './mail-sender.ts';
import { noteMailOutcome, takeFromOutbox } from './outbox.ts';

/**
 * Sends one due mail of a website (the given one, or the oldest). The mail server is called between two short
 * transactions, so no lock is held meanwhile. Returns whether there was one; a refusal is stored, not thrown.
 */
export async function sendFromOutbox(
  db: AppDatabase,
  sender: MailSender,
  websiteId: string,
  id?: string,
): Promise<boolean> {
  const mail = await withWebsite(db, websiteId, (tx) => takeFromOutbox(tx, websiteId, id));
  if (!mail) return false;
  const outcome = await sender
    .send(mail)
    .catch((fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault))));
  await withWebsite(db, websiteId, async (tx) =>
    withCommit(tx, noteMailOutcome(tx, websiteId, mail.id, outcome)),
  );
  return true;
}
