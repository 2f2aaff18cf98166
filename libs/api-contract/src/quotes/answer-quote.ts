import { MAX_QUOTE_MESSAGE } from '@etalage/shop-domain';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { quoteMessage } from './quote-fields.ts';

const quoteNumber = z.string().min(1).max(100);

/** What buyer and shop wrote about a quote, oldest first. */
export const listQuoteMessages = defineEndpoint({
  name: 'list-quote-messages',
  path: '/api/services/webshop/v1/quotes/list-messages',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: quoteNumber }),
  response: z.object({
    messages: z.array(quoteMessage),
    /** Whether a question waits for an answer. */
    waiting: z.boolean(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Answers the buyer of a quote, who gets it by mail; a repeated call with the same `id` answers nothing again. */
export const answerQuote = defineEndpoint({
  name: 'answer-quote',
  path: '/api/services/webshop/v1/quotes/answer',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    number: quoteNumber,
    /** Made by the caller. */
    id: z.string().regex(/^[\w-]{1,64}$/),
    text: z.string().trim().min(1).max(MAX_QUOTE_MESSAGE),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});
