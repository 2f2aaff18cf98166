import type { Handlers } from '../calls/handler-context.ts';
import { acceptQuoteHandler } from './accept-quote.handler.ts';
import { createQuoteHandler } from './create-quote.handler.ts';
import { getOwnedQuoteHandler, getQuoteStartHandler } from './get-owned-quote.handler.ts';
import { getQuoteHandler } from './get-quote.handler.ts';
import { orderQuoteHandler } from './order-quote.handler.ts';
import { priceOfferLineHandler } from './price-offer-line.handler.ts';
import { saveOfferHandler } from './save-offer.handler.ts';
import { getQuoteFileHandler, quoteFileUrlHandler } from './quote-files.handlers.ts';
import { declineQuoteHandler, sendOfferHandler, withdrawOfferHandler } from './send-offer.handlers.ts';

/** The handlers of the calls about quotes: their versions, and what their buyers do. */
export const quotesHandlers = {
  acceptQuote: acceptQuoteHandler,
  createQuote: createQuoteHandler,
  declineQuote: declineQuoteHandler,
  getOwnedQuote: getOwnedQuoteHandler,
  getQuote: getQuoteHandler,
  getQuoteFile: getQuoteFileHandler,
  getQuoteStart: getQuoteStartHandler,
  orderQuote: orderQuoteHandler,
  priceOfferLine: priceOfferLineHandler,
  quoteFileUrl: quoteFileUrlHandler,
  saveOffer: saveOfferHandler,
  sendOffer: sendOfferHandler,
  withdrawOffer: withdrawOfferHandler,
} satisfies Partial<Handlers>;
