import { sql } from 'kysely';
import { newId } from '../../db/new-id.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { addToOutbox } from './outbox.ts';

/** A mail as it is stored, with all that a copy of it needs. */
export const copiedColumns = [
  'id',
  'unique_key',
  'recipient',
  'subject',
  'reply_to',
  'sender_name',
  'html',
  'text',
  'private',
  'terms',
  'stop_url',
] as const;

interface StoredMail {
  readonly id: string;
  readonly unique_key: string;
  readonly subject: string;
  readonly reply_to: string;
  readonly sender_name: string;
  readonly html: string;
  readonly text: string;
  readonly terms: string;
  readonly stop_url: string;
}

/**
 * Puts a copy of a mail in the outbox and notes that at the mail, which does not wait for anybody any more; returns the id
 * of the copy, or undefined if its recipient was erased. The key of the copy names the same kind and the same subject.
 */
export async function sendAgain(
  tx: WebsiteTransaction,
  websiteId: string,
  mail: StoredMail,
  recipient: string,
): Promise<string | undefined> {
  const { reply_to: replyTo, sender_name: senderName, subject, html, text, terms, stop_url: stopUrl } = mail;
  const [kind = '', about = ''] = mail.unique_key.split(':');
  const copy = { recipient, replyTo, senderName, subject, html, text, terms, stopUrl };
  const id = await addToOutbox(tx, websiteId, `${kind}:${about}:again-${newId()}`, copy);
  if (!id) return undefined;
  await tx
    .updateTable('mail_outbox')
    .set({ sent_again_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('id', '=', mail.id)
    .execute();
  return id;
}
