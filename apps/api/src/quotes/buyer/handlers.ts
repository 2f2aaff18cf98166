import type { Handlers } from '../../calls/handler-context.ts';
import { answerQuoteHandler, listQuoteMessagesHandler } from './answer-quote.handler.ts';
import { askAboutQuoteHandler } from './ask-about-quote.handler.ts';

/** The handlers of questions about quotes and their answers. */
export const quoteMessageHandlers = {
  answerQuote: answerQuoteHandler,
  askAboutQuote: askAboutQuoteHandler,
  listQuoteMessages: listQuoteMessagesHandler,
} satisfies Partial<Handlers>;
