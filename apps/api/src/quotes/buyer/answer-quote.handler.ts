import type { answerQuote, listQuoteMessages } from '@etalage/api-contract';
import { requireRole } from '../../auth/require-role.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { orderRoles } from '../../orders/order-roles.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { lockNumberedQuote, recordQuoteChange } from '../change-quote.ts';
import { findQuote } from '../offers.repository.ts';
import { mailAnswer } from './mail-answer.ts';
import { addQuoteMessage, findQuoteMessages, markAnswered } from './quote-messages.repository.ts';

/** What buyer and shop wrote about a quote. */
export const listQuoteMessagesHandler: Handler<typeof listQuoteMessages> = async ({ number }, context) => {
  requireRole(context, orderRoles);
  return context.read(async (tx) => {
    const quote = await findQuote(tx, context.websiteId, { number });
    if (!quote) throw new ApiError('not_found');
    const rows = await findQuoteMessages(tx, quote);
    return {
      messages: rows.map(({ id, author: from, name, text, created_at: at }) => ({
        id,
        from,
        name,
        text,
        at,
      })),
      waiting: rows.some(({ author, answered_at }) => author === 'buyer' && answered_at === null),
    };
  });
};

/**
 * Answers the buyer of a quote, once per id, and mails the answer. It does not count as a change of the quote: what
 * somebody else is doing with its offer does not depend on it.
 */
export const answerQuoteHandler: Handler<typeof answerQuote> = async ({ number, id, text }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId, ports } = context;
  const mailId = await context.write(async (tx) => {
    const quote = await lockNumberedQuote(tx, websiteId, number);
    const answer = { id, author: 'shop' as const, name: member.name, text };
    const isNew = await addQuoteMessage(tx, quote, answer);
    if (!isNew) return undefined;
    await markAnswered(tx, quote);
    await recordQuoteChange(tx, quote, member, { action: 'quote_answered', after: { message_id: id } });
    return mailAnswer(tx, context, quote, answer);
  });
  await sendSoon(ports.jobs, websiteId, mailId);
  return { id };
};
