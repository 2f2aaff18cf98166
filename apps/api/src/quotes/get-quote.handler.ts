import type { getQuote, OutputOf } from '@etalage/api-contract';
import { isOfferExpired, type QuoteStatus, quoteStatusOf } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { openedPurchase } from '../orders/opened-purchase.ts';
import { paymentMethodsOf } from '../shoppingcart/cart.mapper.ts';
import { shownMessages } from './buyer/shown-messages.ts';
import { findOfferShop, type OfferShop } from './offer-shop.repository.ts';
import { findOffers, findQuoteOrder, type OfferRow } from './offers.repository.ts';
import { offeredPayments } from './place-offer.ts';
import { requestedPart } from './requested-part.ts';

/** A quote for a caller that has its token and knows its e-mail. */
export const getQuoteHandler: Handler<typeof getQuote> = async (input, context) => {
  const { quote_session: order_session, email } = input;
  const { websiteId, now } = context;
  const { quote } = await openedPurchase(context, { order_session, email });
  if (!quote) throw new ApiError('order_not_found');
  const today = dutchDayOf(now());
  return context.read(async (tx) => {
    const sent = (await findOffers(tx, quote)).filter(({ state }) => state !== 'draft');
    const [offer] = sent;
    const order = await findQuoteOrder(tx, quote);
    const shop = await findOfferShop(tx, websiteId, now());
    const accepted = sent.find(({ state }) => state === 'accepted');
    const status = quoteStatusOf(quote, today);
    return {
      quote: { number: quote.number, status, created_at: quote.created_at },
      offer: offer ? { ...shownOffer(offer, today), is_open: isOpen(offer, status) } : null,
      latest: sent[0]?.number ?? 0,
      requested: requestedPart(quote),
      accepted:
        accepted?.accepted_at && order
          ? {
              name: accepted.accepted_name,
              at: accepted.accepted_at,
              order: { session: order.token, number: order.number },
            }
          : null,
      payment: { methods: offer ? methodsOf(offer, shop) : {} },
      agreement: { url: shop.settings.agreementUrl },
      users: offer?.customer ?? quote.customer,
      countries: quote.snapshot.cart.countries,
      messages: await shownMessages(tx, quote),
    };
  });
};

type Shown = NonNullable<OutputOf<typeof getQuote>['offer']>;

function shownOffer(offer: OfferRow, today: string): Omit<Shown, 'is_open'> {
  const { number, state, valid_until, content, snapshot, sent_at, saved_at } = offer;
  const { shoppingcart: checkout, shipment, vies } = snapshot.cart;
  return {
    number,
    state,
    is_expired: isOfferExpired(offer, today),
    sent_at: sent_at ?? saved_at,
    valid_until,
    message: content.message,
    checkout,
    shipment,
    vies,
  };
}

const isOpen = ({ state }: OfferRow, status: QuoteStatus): boolean =>
  state === 'sent' && status === 'offered';

const methodsOf = (offer: OfferRow, shop: OfferShop) => paymentMethodsOf(offeredPayments(offer, shop));
