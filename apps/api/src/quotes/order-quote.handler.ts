import type { orderQuote } from '@etalage/api-contract';
import { isOfferExpired } from '@etalage/shop-domain';
import { oneLine } from '@etalage/site-model';
import { dutchDayOf } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext, Member } from '../calls/handler-context.ts';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import { mailPurchase } from '../orders/mail-purchase.ts';
import { orderRoles } from '../orders/order-roles.ts';
import type { QuoteRow } from '../payments/order.repository.ts';
import { paymentAccountOf } from '../payments/payment-account.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import type { PaymentMethodRecord } from '../shoppingcart/cart.repository.ts';
import { reservationEnd } from '../stock/reservation-end.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import { lockNumberedQuote, recordQuoteChange, refuseQuote } from './change-quote.ts';
import { findOfferShop } from './offer-shop.repository.ts';
import { findOffers, findQuoteOrder, type OfferRow, setOfferState } from './offers.repository.ts';
import { isUnpayable, offeredPayments, placeOffer } from './place-offer.ts';
import { refuseUnfinished } from './send-offer.handlers.ts';

type Asked = Parameters<Handler<typeof orderQuote>>[0];
interface Ordered {
  readonly version: number;
  readonly order_number: string;
  readonly mailIds: Promise<readonly string[]>;
}

/** Makes the order of a quote that its customer accepted by telephone, once. */
export const orderQuoteHandler: Handler<typeof orderQuote> = async (input, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId, ports } = context;
  const { mailIds, ...reply } = await context.write(async (tx): Promise<Ordered> => {
    const quote = await lockNumberedQuote(tx, websiteId, input.number);
    const made = await findQuoteOrder(tx, quote);
    if (made) return { version: quote.version, order_number: made.number, mailIds: Promise.resolve([]) };
    if (quote.version !== input.version) throw new ApiError('conflict');
    if (quote.status === 'declined') throw new ApiError('quote_declined');
    return orderOnce(tx, context, { quote, member, input });
  });
  for (const id of await mailIds) await sendSoon(ports.jobs, websiteId, id);
  return reply;
};

async function orderOnce(
  tx: WebsiteTransaction,
  context: HandlerContext,
  { quote, member, input }: { readonly quote: QuoteRow; readonly member: Member; readonly input: Asked },
): Promise<Ordered> {
  const { websiteId, ports, now } = context;
  const offer = await takeOffer(tx, quote, dutchDayOf(now()));
  const shop = await findOfferShop(tx, websiteId, now());
  if (isUnpayable(offer, shop)) refuseQuote('quote_error_shop_unpayable');
  const method = chosenMethod(offeredPayments(offer, shop), input.payment_method);
  const name = oneLine(input.name).trim() || nameOf(offer);
  // Its customer pays later, by a link or a transfer.
  const acceptance = { name, agreed: false, method, heldUntil: reservationEnd(false, now()) };
  const { purchase, offered, version } = await placeOffer(tx, context, { quote, offer, shop }, acceptance);
  const after = { offer: offer.number, name, order: purchase.number, total: offer.total_incl_tax };
  await recordQuoteChange(tx, quote, member, { action: 'quote_accepted', after });
  if (!input.mail) return { version, order_number: purchase.number, mailIds: Promise.resolve([]) };
  const { host } = await findMailWebsite(tx, websiteId);
  // The mail leads to the website, not to where its members work.
  const there = { ...context, origin: ports.siteUrl(host) };
  const { mode } = await paymentAccountOf(tx, context.ports.payments, websiteId);
  const mailIds = mailPurchase(
    tx,
    there,
    { website: shop.website, priced: { payment: { offered } } },
    { ...purchase, mode },
    { quote: quote.number, name, at: now() },
  );
  withCommit(tx, mailIds);
  return { version, order_number: purchase.number, mailIds };
}

/** The draft of a locked quote, in place of what was sent; else what was sent. */
async function takeOffer(tx: WebsiteTransaction, quote: QuoteRow, today: string): Promise<OfferRow> {
  const offers = await findOffers(tx, quote);
  const draft = offers.find(({ state }) => state === 'draft');
  const sent = offers.find(({ state }) => state === 'sent');
  if (draft) {
    refuseUnfinished(draft, today);
    if (sent) await setOfferState(tx, sent, { state: 'replaced' });
    return draft;
  }
  if (!sent) return refuseQuote('quote_error_not_sent');
  if (isOfferExpired(sent, today)) throw new ApiError('offer_expired');
  return sent;
}

/** The chosen method; without a choice the first one that is paid online, with which the customer pays by a link. */
function chosenMethod(
  offered: readonly PaymentMethodRecord[],
  chosen: string,
): PaymentMethodRecord | undefined {
  if (chosen === '') return offered.find(({ provider }) => provider === 'online') ?? offered[0];
  const method = offered.find(({ id }) => id === chosen);
  if (method) return method;
  throw new ApiError('validation_failed', { payment_method: [{ key: 'order_error_payment_method' }] });
}

function nameOf({ customer }: OfferRow): string {
  return `${customer.invoice_firstname} ${customer.invoice_lastname}`.trim();
}
