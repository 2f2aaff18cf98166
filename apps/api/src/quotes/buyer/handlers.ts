import type { Handlers } from '../../calls/handler-context.ts';
import { answerQuoteHandler, listQuoteMessagesHandler } from './answer-quote.handler.ts';
import { askAboutQuoteHandler } from './ask-about-quote.handler.ts';
import { getOfferFileHandler } from './get-offer-file.handler.ts';

/** The handlers of questions about quotes, their answers, and the files that a buyer downloads. */
export const quoteMessageHandlers = {
  answerQuote: answerQuoteHandler,
  askAboutQuote: askAboutQuoteHandler,
  getOfferFile: getOfferFileHandler,
  listQuoteMessages: listQuoteMessagesHandler,
} satisfies Partial<Handlers>;
