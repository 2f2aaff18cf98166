import type { declineQuote, sendOffer, withdrawOffer } from '@etalage/api-contract';
import { checkFinishedOffer, normaliseEmail } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { mailOffer } from './buyer/mail-offer.ts';
import { changeQuoteOnce, refuseQuote } from './change-quote.ts';
import { findOfferShop } from './offer-shop.repository.ts';
import { changeQuote, findOffers, type OfferRow, setOfferState } from './offers.repository.ts';
import { isUnpayable } from './place-offer.ts';

/** Sends the draft of a quote; what was sent before is replaced. */
export const sendOfferHandler: Handler<typeof sendOffer> = async (input, context) => {
  const { now, ports, websiteId } = context;
  const mailed: { id?: string | undefined } = {};
  const reply = await changeQuoteOnce(context, input, {
    action: 'quote_sent',
    work: async (tx, quote) => {
      const offers = await findOffers(tx, quote);
      const draft = offers.find(({ state }) => state === 'draft');
      if (!draft) return refuseQuote('quote_error_no_draft');
      refuseUnfinished(draft, dutchDayOf(now()));
      if (isUnpayable(draft, await findOfferShop(tx, websiteId, now())))
        refuseQuote('quote_error_shop_unpayable');
      const sent = sentOf(offers);
      if (sent) await setOfferState(tx, sent, { state: 'replaced' });
      await setOfferState(tx, draft, { state: 'sent', sent_at: now() });
      const { customer, total_excl_tax, total_incl_tax, valid_until } = draft;
      const email = normaliseEmail(customer.invoice_email);
      const version = await changeQuote(tx, quote, {
        status: 'offered',
        valid_until,
        customer: JSON.stringify(customer),
        email,
        total_excl_tax,
        total_incl_tax,
      });
      mailed.id = await mailOffer(tx, context, { ...quote, customer, email }, { ...draft, state: 'sent' });
      return { version, after: { offer: draft.number, total: total_incl_tax, recipient: email } };
    },
  });
  await sendSoon(ports.jobs, websiteId, mailed.id);
  return reply;
};

/** Takes back what was sent: the quote waits for a price again. */
export const withdrawOfferHandler: Handler<typeof withdrawOffer> = (input, context) =>
  changeQuoteOnce(context, input, {
    action: 'quote_withdrawn',
    work: async (tx, quote) => {
      const sent = sentOf(await findOffers(tx, quote));
      if (!sent) return refuseQuote('quote_error_not_sent');
      await setOfferState(tx, sent, { state: 'withdrawn' });
      const version = await changeQuote(tx, quote, { status: 'requested', valid_until: null });
      return { version, after: { offer: sent.number } };
    },
  });

/** Says that the shop makes no offer; what was sent is taken back. */
export const declineQuoteHandler: Handler<typeof declineQuote> = (input, context) => {
  const { declined } = input;
  return changeQuoteOnce(context, input, {
    action: declined ? 'quote_declined' : 'quote_reopened',
    work: async (tx, quote) => {
      if ((quote.status === 'declined') === declined) throw new ApiError('conflict');
      const sent = sentOf(await findOffers(tx, quote));
      if (sent) await setOfferState(tx, sent, { state: 'withdrawn' });
      const status = declined ? 'declined' : 'requested';
      return { version: await changeQuote(tx, quote, { status, valid_until: null }), after: {} };
    },
  });
};

const sentOf = (offers: readonly OfferRow[]) => offers.find(({ state }) => state === 'sent');

/** Refuses an offer that cannot be sent or ordered, at the fields of its form. */
export function refuseUnfinished({ content }: OfferRow, today: string): void {
  const found = Object.entries(checkFinishedOffer(content, today));
  if (found.length === 0) return;
  throw new ApiError(
    'validation_failed',
    Object.fromEntries(found.map(([field, texts]) => [`offer.${field}`, texts])),
  );
}
