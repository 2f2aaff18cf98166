import type { acceptQuote, InputOf } from '@etalage/api-contract';
import { isOfferExpired } from '@etalage/shop-domain';
import { oneLine } from '@etalage/site-model';
import { dutchDayOf } from '@etalage/texts/format';
import { hashOfSecret } from '../auth/secret-token.ts';
import { rememberVisitorBrowser } from '../auth/sessions/visitor-browsers.ts';
import { ApiError, type Message } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import { firstPayPage } from '../orders/first-pay-page.ts';
import { mailPurchase } from '../orders/mail-purchase.ts';
import { openedPurchase } from '../orders/opened-purchase.ts';
import type { QuoteRow } from '../payments/order.repository.ts';
import { findPurchase, type PlacedPurchase } from '../payments/order.repository.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import type { PaymentMethodRecord } from '../shoppingcart/cart.repository.ts';
import { recordQuoteChange } from './change-quote.ts';
import { findOfferShop, type OfferShop } from './offer-shop.repository.ts';
import { findOffers, findQuoteOrder, lockQuote, type OfferRow } from './offers.repository.ts';
import { isUnpayable, offeredPayments, placeOffer } from './place-offer.ts';
import { paymentAccountOf } from '../payments/payment-account.ts';
import { reservationEnd } from '../stock/reservation-end.ts';

type Input = InputOf<typeof acceptQuote>;

interface Accepted {
  readonly order: PlacedPurchase['order'];
  readonly token: string;
  readonly mailIds: Promise<readonly string[]>;
  readonly setCookie: () => void;
}

/**
 * Accepts a version of a quote for the buyer who has its token and knows its e-mail, and makes the order of it, once and
 * under the lock of the quote. The provider is called afterwards, as for an order from the checkout.
 */
export const acceptQuoteHandler: Handler<typeof acceptQuote> = async (asked, context) => {
  const input = { ...asked, name: oneLine(asked.name).trim() };
  const { quote_session: order_session, email } = input;
  const { quote } = await openedPurchase(context, { order_session, email });
  if (!quote) throw new ApiError('order_not_found');
  const { order, token, mailIds, setCookie } = await context.write((tx) =>
    acceptOnce(tx, context, quote.id, input),
  );
  for (const id of await mailIds) await sendSoon(context.ports.jobs, context.websiteId, id);
  setCookie();
  return {
    payment: { url: await firstPayPage(context, order, undefined) },
    order: { session: token, number: order?.number ?? '' },
  };
};

async function acceptOnce(
  tx: WebsiteTransaction,
  context: HandlerContext,
  quoteId: string,
  input: Input,
): Promise<Accepted> {
  const { websiteId, now } = context;
  const quote = await lockQuote(tx, websiteId, quoteId);
  if (!quote) throw new ApiError('order_not_found');
  const remember = (token: string) =>
    rememberVisitorBrowser(tx, context, hashOfSecret(token), { forgetOldest: false });
  const made = await findQuoteOrder(tx, quote);
  if (made) {
    const found = await findPurchase(tx, websiteId, { token: made.token });
    const setCookie = await remember(made.token);
    return { order: found?.order, token: made.token, mailIds: Promise.resolve([]), setCookie };
  }
  const offer = openOffer(quote, await findOffers(tx, quote), {
    number: input.offer,
    today: dutchDayOf(now()),
  });
  const shop = await findOfferShop(tx, websiteId, now());
  const method = checkedAcceptance(input, offer, shop);
  const heldUntil = reservationEnd(method?.provider === 'online', now());
  const acceptance = { name: input.name, agreed: input.agreement, method, heldUntil };
  const { purchase, offered } = await placeOffer(tx, context, { quote, offer, shop }, acceptance);
  const after = {
    offer: offer.number,
    name: input.name,
    order: purchase.number,
    total: offer.total_incl_tax,
  };
  // Nobody of the shop did it, but its buyer.
  await recordQuoteChange(tx, quote, { id: '', name: input.name }, { action: 'quote_accepted', after });
  const { mode } = await paymentAccountOf(tx, context.ports.payments, websiteId);
  const mailIds = mailPurchase(
    tx,
    context,
    { website: shop.website, priced: { payment: { offered } } },
    { ...purchase, mode },
    { quote: quote.number, name: input.name, at: now() },
  );
  withCommit(tx, mailIds);
  const { token, order } = purchase;
  return { order, token, mailIds, setCookie: await remember(token) };
}

/** The version that is to be accepted. Throws why it cannot be. */
function openOffer(
  { status }: QuoteRow,
  offers: readonly OfferRow[],
  { number, today }: { readonly number: number; readonly today: string },
): OfferRow {
  const offer = offers.find((one) => one.number === number && one.state !== 'draft');
  if (!offer) throw new ApiError('not_found');
  if (status === 'declined') throw new ApiError('quote_declined');
  if (offer.state === 'replaced') throw new ApiError('offer_replaced');
  if (offer.state !== 'sent') throw new ApiError('offer_withdrawn');
  if (isOfferExpired(offer, today)) throw new ApiError('offer_expired');
  return offer;
}

/** Refuses what is missing, at its fields; returns the method with which the order will be paid. */
function checkedAcceptance(
  { name, agreement, payment_method }: Input,
  offer: OfferRow,
  shop: OfferShop,
): PaymentMethodRecord | undefined {
  const offered = offeredPayments(offer, shop);
  const only = offered.length === 1 ? offered[0] : undefined;
  const method = offered.find(({ id }) => id === payment_method) ?? only;
  const fields: Record<string, readonly Message[]> = {};
  if (name === '') fields['name'] = [{ key: 'quote_error_name' }];
  if (shop.settings.agreementUrl !== '' && !agreement)
    fields['agreement'] = [{ key: 'webshop_customer_agreement_required' }];
  if (offered.length > 0 && !method) fields['payment_method'] = [{ key: 'order_error_payment_method' }];
  if (isUnpayable(offer, shop)) fields['payment_method'] = [{ key: 'quote_error_unpayable' }];
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
  return method;
}
