import {
  createQuote,
  declineQuote,
  getOwnedQuote,
  getQuoteFile,
  getQuoteStart,
  orderQuote,
  type OutputOf,
  type PayloadOf,
  priceOfferLine,
  saveOffer,
  sendOffer,
  withdrawOffer,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callDecoded, failedWith } from './call-api.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { renewOrder } from './order-action-queries.ts';

export type OwnedQuote = OutputOf<typeof getOwnedQuote>;
export type QuoteFile = OwnedQuote['files'][number];
export type OwnedOffer = OwnedQuote['offers'][number];
/** What an offer is written with: the settings of the shop, and its VAT classes. */
export type OfferShop = Pick<OwnedQuote, 'terms' | 'vat_classes' | 'today'>;
export type SeenQuote = Pick<PayloadOf<typeof sendOffer>, 'number' | 'version'>;
type WrittenOffer = Pick<PayloadOf<typeof saveOffer>, 'customer' | 'offer'>;

/** A quote with its versions. What is typed at it is kept when it is fetched again. */
export const quoteQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['quote', websiteId, number],
    queryFn: () => callDecoded(getOwnedQuote, websiteId, { number }),
    staleTime: 0,
  });

/** What a new quote begins with. */
export const quoteStartQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['quote-start', websiteId],
    queryFn: () => callDecoded(getQuoteStart, websiteId, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Makes a quote; a call that is repeated with the same key makes one. */
export const postCreateQuote = (websiteId: string, written: WrittenOffer, key: string) =>
  callApi(createQuote, websiteId, written, key);
export const postSaveOffer = (websiteId: string, seen: SeenQuote, written: WrittenOffer) =>
  callApi(saveOffer, websiteId, { ...seen, ...written });
export const postSendOffer = (websiteId: string, seen: SeenQuote) => callApi(sendOffer, websiteId, seen);
export const postWithdrawOffer = (websiteId: string, seen: SeenQuote) =>
  callApi(withdrawOffer, websiteId, seen);
export const postDeclineQuote = (websiteId: string, seen: SeenQuote, declined: boolean) =>
  callApi(declineQuote, websiteId, { ...seen, declined });
export const postOrderQuote = (
  websiteId: string,
  seen: SeenQuote,
  asked: Pick<PayloadOf<typeof orderQuote>, 'name' | 'payment_method' | 'mail'>,
) => callApi(orderQuote, websiteId, { ...seen, ...asked });
export const postPriceOfferLine = async (
  websiteId: string,
  product: Pick<PayloadOf<typeof priceOfferLine>, 'product_id' | 'options' | 'quantity'>,
) => (await callApi(priceOfferLine, websiteId, product)).line;

/** The address of a file of a quote; it is valid for ten minutes. */
export const fetchQuoteFile = async (
  websiteId: string,
  file: Pick<PayloadOf<typeof getQuoteFile>, 'number' | 'key'>,
) => (await callApi(getQuoteFile, websiteId, file)).url;

/** The bytes of a file of a quote; undefined if it is gone. */
export async function fetchQuoteFileBytes(
  websiteId: string,
  file: Pick<PayloadOf<typeof getQuoteFile>, 'number' | 'key'>,
): Promise<Uint8Array | undefined> {
  const url = await fetchQuoteFile(websiteId, file).catch((error: unknown) => {
    if (failedWith(error, 'not_found')) return undefined;
    throw error;
  });
  return url === undefined ? undefined : fetchBytes(url);
}

/** Fetches all again that shows a quote; resolves when it is there. */
export async function renewQuote(client: QueryClient, websiteId: string, number: string): Promise<void> {
  void renewOrder(client, websiteId, number);
  void client.invalidateQueries({ queryKey: ['to-do', websiteId] });
  await client.invalidateQueries({ queryKey: ['quote', websiteId, number] });
}
