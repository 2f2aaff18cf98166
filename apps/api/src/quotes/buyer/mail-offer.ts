import type { HandlerContext } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { mailCustomer } from '../../owned-orders/customer-mail.ts';
import type { QuoteRow } from '../../payments/order.repository.ts';
import { findQuoteFiles } from '../offer-files.ts';
import type { OfferRow } from '../offers.repository.ts';
import { offerMail } from './offer-mail.ts';

/**
 * Puts the mail with a version of a quote that was just sent in the outbox, once; returns its id, or undefined when it was
 * there already. The caller sends it after the commit.
 */
export async function mailOffer(
  tx: WebsiteTransaction,
  context: HandlerContext,
  quote: QuoteRow,
  offer: OfferRow,
): Promise<string | undefined> {
  const { message, files: keys } = offer.content;
  const found = await findQuoteFiles(tx, quote, keys);
  const files = keys.flatMap((key) => found.get(key) ?? []);
  return mailCustomer(tx, context, quote, offerMail(quote, offer, { message, files }, context.translate));
}
