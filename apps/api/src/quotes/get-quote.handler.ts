import type { getQuote, OutputOf } from '@etalage/api-contract';
import { isOfferExpired, type QuoteStatus, quoteStatusOf } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { dutchDayOf } from '@etalage/texts/format';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { openedPurchase } from '../orders/opened-purchase.ts';
import { paymentMethodsOf } from '../shoppingcart/cart.mapper.ts';
import { withNotes } from '../shoppingcart/line-notes.ts';
import { shownMessages } from './buyer/shown-messages.ts';
import { findOfferShop, type OfferShop } from './offer-shop.repository.ts';
import { findQuoteFiles } from './offer-files.ts';
import { findQuoteOrder, findShownOffer, type OfferRow } from './offers.repository.ts';
import { offeredPayments } from './place-offer.ts';
import { requestedPart } from './requested-part.ts';

/** A quote for a caller that has its token and knows its e-mail. */
export const getQuoteHandler: Handler<typeof getQuote> = async (input, context) => {
  const { quote_session: order_session, email } = input;
  const { websiteId, now, translate } = context;
  const { quote } = await openedPurchase(context, { order_session, email });
  if (!quote) throw new ApiError('order_not_found');
  const today = dutchDayOf(now());
  return context.read(async (tx) => {
    const offer = await findShownOffer(tx, quote);
    const files = await findQuoteFiles(tx, quote, offer?.content.files ?? []);
    const order = await findQuoteOrder(tx, quote);
    const shop = await findOfferShop(tx, websiteId, now());
    // Nothing is sent after a version was accepted, so it is the one that is shown.
    const accepted = offer?.state === 'accepted' ? offer : undefined;
    const status = quoteStatusOf(quote, today);
    return {
      quote: { number: quote.number, status, created_at: quote.created_at },
      offer: offer
        ? { ...shownOffer(offer, files, { today, translate }), is_open: isOpen(offer, status) }
        : null,
      latest: offer?.number ?? 0,
      requested: withNotes(requestedPart(quote), translate),
      accepted:
        accepted?.accepted_at && order
          ? {
              name: accepted.accepted_name,
              at: accepted.accepted_at,
              order: { session: order.token, number: order.number },
            }
          : null,
      payment: { methods: offer ? methodsOf(offer, shop, translate) : {} },
      agreement: { url: shop.settings.agreementUrl },
      users: offer?.customer ?? quote.customer,
      countries: quote.snapshot.cart.countries,
      messages: await shownMessages(tx, quote),
    };
  });
};

type Shown = NonNullable<OutputOf<typeof getQuote>['offer']>;

function shownOffer(
  offer: OfferRow,
  files: Awaited<ReturnType<typeof findQuoteFiles>>,
  { today, translate }: { readonly today: string; readonly translate: Translate },
): Omit<Shown, 'is_open'> {
  const { number, state, valid_until, content, snapshot, sent_at, saved_at } = offer;
  const { shoppingcart: checkout, shipment, vies } = snapshot.cart;
  return {
    number,
    state,
    is_expired: isOfferExpired(offer, today),
    sent_at: sent_at ?? saved_at,
    valid_until,
    message: content.message,
    files: shownFiles(content.files, files),
    checkout: withNotes(checkout, translate),
    shipment,
    vies,
  };
}

/** The files of a version in its order, by their places in it. */
function shownFiles(
  keys: readonly string[],
  files: Awaited<ReturnType<typeof findQuoteFiles>>,
): Shown['files'] {
  return keys.flatMap((key, at) => {
    const file = files.get(key);
    if (!file) return [];
    const { name, size, kind } = file;
    return [{ place: at + 1, name, size, kind }];
  });
}

const isOpen = ({ state }: OfferRow, status: QuoteStatus): boolean =>
  state === 'sent' && status === 'offered';

const methodsOf = (offer: OfferRow, shop: OfferShop, translate: Translate) =>
  paymentMethodsOf(offeredPayments(offer, shop), translate);
