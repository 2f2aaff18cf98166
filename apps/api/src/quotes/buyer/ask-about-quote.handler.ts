import type { askAboutQuote } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { openedPurchase } from '../../orders/opened-purchase.ts';
import type { QuoteRow } from '../../payments/order.repository.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { recordQuoteChange } from '../change-quote.ts';
import { lockQuote } from '../offers.repository.ts';
import { buyerName } from './buyer-name.ts';
import { mailQuestion } from './mail-question.ts';
import { addQuoteMessage } from './quote-messages.repository.ts';
import { shownMessages } from './shown-messages.ts';

/** Stores a question of the buyer of a quote and mails it to the shop, once per key. */
export const askAboutQuoteHandler: Handler<typeof askAboutQuote> = async (input, context) => {
  const { quote_session: order_session, email, text, idempotency_key: id } = input;
  const { websiteId, ports } = context;
  const { quote: known } = await openedPurchase(context, { order_session, email });
  if (!known) throw new ApiError('order_not_found');
  if (text === '')
    throw new ApiError('validation_failed', { text: [{ key: 'webshop_offer_question_empty' }] });
  const { messages, mailId } = await context.write(async (tx) => {
    const quote = await lockQuote(tx, websiteId, known.id);
    if (!quote) throw new ApiError('order_not_found');
    if (quote.status === 'declined') throw new ApiError('quote_declined');
    const question = { id, author: 'buyer' as const, name: buyerName(quote.customer), text };
    const isNew = await addQuoteMessage(tx, quote, question);
    if (isNew) await recordQuestion(tx, quote, question);
    return {
      mailId: isNew ? await mailQuestion(tx, context, quote, question) : undefined,
      messages: await shownMessages(tx, quote),
    };
  });
  await sendSoon(ports.jobs, websiteId, mailId);
  return { messages };
};

/** For the time line of the quote; nobody of the shop did it, but its buyer. */
async function recordQuestion(
  tx: WebsiteTransaction,
  quote: QuoteRow,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const after = { message_id: id };
  await recordQuoteChange(tx, quote, { id: '', name }, { action: 'quote_question', after });
}
