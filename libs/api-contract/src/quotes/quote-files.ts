import { MAX_OFFER_FILES } from '@etalage/shop-domain';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileFields } from '../files/file-fields.ts';
import { offerNumber, quoteKey } from './quote-fields.ts';

/** Most files that are kept of one quote: those of all its versions, and those that were just uploaded. */
export const MAX_QUOTE_FILES = 200;

/**
 * The address to PUT a file to that will go with an offer of this quote: `url` without its query ends in the key of the file.
 * It is private, has the kinds and the size of the files of visitors, and is removed after a day if no version names it.
 */
export const quoteFileUrl = defineEndpoint({
  name: 'quote-file-url',
  path: '/api/services/webshop/v1/quotes/file-url',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    number: z.string().min(1).max(100),
    filePath: fileFields.filePath,
    contentType: fileFields.contentType,
  }),
  response: z.object({ url: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'upload_refused', 'upload_not_now'],
});

/** The address of a file of a version, for the people of the shop; it is valid for ten minutes. */
export const getQuoteFile = defineEndpoint({
  name: 'get-quote-file',
  path: '/api/services/webshop/v1/quotes/get-file',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: z.string().min(1).max(100), key: fileFields.filePath }),
  response: z.object({ url: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * The address of a file of the version that the page of the buyer shows; it is valid for ten minutes. A file of another
 * version is `not_found`, whether it was replaced or not sent yet.
 */
export const getOfferFile = defineEndpoint({
  name: 'get-offer-file',
  path: '/api/services/webshop/v1/quotes/get-offer-file',
  audience: 'visitor',
  request: z.object({
    ...quoteKey,
    offer: offerNumber,
    /** Its place in the offer, from 1. */
    file: z.int().min(1).max(MAX_OFFER_FILES),
  }),
  response: z.object({ url: z.string() }),
  errors: ['order_not_found'],
});
