import type { getOfferFile } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { fileAddress } from '../../files/file-address.ts';
import { openedPurchase } from '../../orders/opened-purchase.ts';
import { findQuoteFiles } from '../offer-files.ts';
import { findShownOffer } from '../offers.repository.ts';

/** The address of a file for the buyer of a quote, who opens it as the quote itself. */
export const getOfferFileHandler: Handler<typeof getOfferFile> = async (input, context) => {
  const { quote_session: order_session, email, offer: number, file: place } = input;
  const { websiteId, now } = context;
  const { quote } = await openedPurchase(context, { order_session, email });
  if (!quote) throw new ApiError('order_not_found');
  return context.write(async (tx) => {
    const offer = await findShownOffer(tx, quote);
    const key = offer?.number === number ? offer.content.files[place - 1] : undefined;
    const files = await findQuoteFiles(tx, quote, key === undefined ? [] : [key]);
    if (key === undefined || !files.has(key))
      throw new ApiError('not_found', { file: [{ key: 'webshop_offer_file_gone' }] });
    return { url: await fileAddress(tx, websiteId, { key, is_private: true }, now()) };
  });
};
