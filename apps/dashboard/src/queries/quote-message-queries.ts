import { answerQuote, listQuoteMessages, type OutputOf, type PayloadOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi, callDecoded } from './call-api.ts';

export type QuoteMessage = OutputOf<typeof listQuoteMessages>['messages'][number];

/** What buyer and shop wrote about a quote, oldest first. The buyer may write at any time, so it is fetched at each look. */
export const quoteMessagesQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['quote-messages', websiteId, number],
    queryFn: () => callDecoded(listQuoteMessages, websiteId, { number }),
    staleTime: 0,
  });

export const postAnswerQuote = (websiteId: string, answer: PayloadOf<typeof answerQuote>) =>
  callApi(answerQuote, websiteId, answer);
