import { type RawBuilder, sql } from 'kysely';
import { compiledStatement } from '../../db/compiled-statement.ts';
import { newId } from '../../db/new-id.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { Mail } from './mail-sender.ts';

/** Maximum number of attempts to send a mail; with the growing delays between them, about a day. */
const MAX_ATTEMPTS = 11;

/**
 * Adds a mail to the outbox, in the transaction of the change that it reports. A second mail with the same key is not
 * added, and none to somebody whose address was erased. Returns its id, or undefined if it was not added.
 */
export async function addToOutbox(
  tx: WebsiteTransaction,
  websiteId: string,
  uniqueKey: string,
  mail: Omit<Mail, 'id'>,
): Promise<string | undefined> {
  if (mail.recipient === '') return undefined;
  const isPrivate = mail.isPrivate ?? false;
  const terms = mail.terms ?? '';
  const stopUrl = mail.stopUrl ?? '';
  const [added] = await add(tx, { ...mail, websiteId, uniqueKey, id: newId(), isPrivate, terms, stopUrl });
  return added?.id;
}

type NewMail = Required<Mail> & { readonly websiteId: string; readonly uniqueKey: string };

const add = compiledStatement<NewMail, { id: string }>((db, value) =>
  db
    .insertInto('mail_outbox')
    .values({
      website_id: value('websiteId'),
      id: value('id'),
      unique_key: value('uniqueKey'),
      recipient: value('recipient'),
      reply_to: value('replyTo'),
      sender_name: value('senderName'),
      subject: value('subject'),
      html: value('html'),
      text: value('text'),
      private: value('isPrivate'),
      terms: value('terms'),
      stop_url: value('stopUrl'),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'unique_key']).doNothing())
    .returning('id'),
);

/**
 * Claims one due mail for sending; undefined when there is none. A mail whose sender died is due again after ten minutes.
 */
export async function takeFromOutbox(
  tx: WebsiteTransaction,
  websiteId: string,
  id?: string,
): Promise<Mail | undefined> {
  let due = tx
    .selectFrom('mail_outbox')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('status', 'in', ['waiting', 'sending'])
    .where('due_at', '<=', sql<Date>`clock_or(now())`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  if (id) due = due.where('id', '=', id);
  const row = await tx
    .updateTable('mail_outbox')
    .set((column) => ({
      status: 'sending',
      tries: column('tries', '+', 1),
      due_at: sql<Date>`clock_or(now()) + interval '10 minutes'`,
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', due)
    .returning([
      'id',
      'recipient',
      'reply_to',
      'sender_name',
      'subject',
      'html',
      'text',
      'private',
      'terms',
      'stop_url',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { reply_to: replyTo, sender_name: senderName, private: isPrivate, stop_url: stopUrl, ...rest } = row;
  return { ...rest, replyTo, senderName, isPrivate, stopUrl };
}

/** Stores the result of sending; after a failure the mail is retried after 1, 2, 4 ... minutes, until the last attempt. */
export async function noteMailOutcome(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  outcome: 'sent' | 'kept' | Error,
): Promise<void> {
  const failed = outcome instanceof Error;
  const isOver = failed ? sql<boolean>`tries >= ${MAX_ATTEMPTS}` : sql<boolean>`true`;
  await tx
    .updateTable('mail_outbox')
    .set({
      html: withoutSecret('html', isOver),
      text: withoutSecret('text', isOver),
      status: failed ? sql`case when ${isOver} then 'failed' else 'waiting' end` : outcome,
      last_error: failed ? outcome.message.slice(0, 500) : '',
      due_at: failed
        ? sql<Date>`clock_or(now()) + power(2, tries - 1) * interval '1 minute'`
        : sql<Date>`clock_or(now())`,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** A mail that was sent or has failed finally is not sent again, so its secret is deleted. */
function withoutSecret(column: 'html' | 'text', isOver: RawBuilder<boolean>) {
  return sql<string>`case when private and ${isOver} then '' else ${sql.ref(column)} end`;
}
