import { MAX_QUOTE_MESSAGES } from '@etalage/api-contract';
import { type Selectable, sql } from 'kysely';
import { ApiError } from '../../calls/api-error.ts';
import type { QuoteMessageTables } from '../../db/tables/quote-messages.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { QuoteRow } from '../../payments/order.repository.ts';

type MessageRow = Selectable<QuoteMessageTables['quote_messages']>;
type QuoteKey = Pick<QuoteRow, 'website_id' | 'id'>;
type NewMessage = Pick<MessageRow, 'id' | 'author' | 'name' | 'text'>;

/** What was written about a quote, oldest first. */
export async function findQuoteMessages(tx: WebsiteTransaction, quote: QuoteKey): Promise<MessageRow[]> {
  return messagesOf(tx, quote).selectAll().orderBy('created_at').orderBy('id').execute();
}

/**
 * Adds a message to a locked quote. Returns false for one that was added before; throws `idempotency_mismatch` when that
 * one says something else, and `validation_failed` when its author has written as many as there may be.
 */
export async function addQuoteMessage(
  tx: WebsiteTransaction,
  { website_id, id: quote_id }: QuoteKey,
  message: NewMessage,
): Promise<boolean> {
  const { id, author, text } = message;
  const quote = { website_id, id: quote_id };
  const known = await messagesOf(tx, quote).selectAll().where('id', '=', id).executeTakeFirst();
  if (known) {
    if (known.author !== author || known.text !== text) throw new ApiError('idempotency_mismatch');
    return false;
  }
  await refuseMany(tx, quote, author);
  await tx
    .insertInto('quote_messages')
    .values({ website_id, quote_id, ...message })
    .execute();
  return true;
}

/** Marks the questions of a quote as answered. */
export async function markAnswered(tx: WebsiteTransaction, { website_id, id }: QuoteKey): Promise<void> {
  await tx
    .updateTable('quote_messages')
    .set({ answered_at: sql<Date>`clock_or(clock_timestamp())` })
    .where('website_id', '=', website_id)
    .where('quote_id', '=', id)
    .where('author', '=', 'buyer')
    .where('answered_at', 'is', null)
    .execute();
}

/** Each side has its own number, so that a buyer who asks much can still be answered. */
async function refuseMany(tx: WebsiteTransaction, quote: QuoteKey, author: MessageRow['author']) {
  const { count } = await messagesOf(tx, quote)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author', '=', author)
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_QUOTE_MESSAGES) return;
  const key = author === 'buyer' ? 'webshop_offer_question_many' : 'quote_answers_too_many';
  throw new ApiError('validation_failed', { text: [{ key, values: { most: MAX_QUOTE_MESSAGES } }] });
}

function messagesOf(tx: WebsiteTransaction, { website_id, id }: QuoteKey) {
  return tx.selectFrom('quote_messages').where('website_id', '=', website_id).where('quote_id', '=', id);
}
