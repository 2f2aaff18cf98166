import { createHash } from 'node:crypto';
import { acceptQuote, askAboutQuote, getOfferFile, type Refused } from '@etalage/api-contract';
import { flagText, isOn } from '@etalage/shop-domain';
import { orderEmailCookie, placedOrderCookie } from '../session/order-cookie.ts';
import { seeOther, type Action, type ActionInput, type ActionOutcome } from './action.ts';
import { refusalFeedback } from './refusal.ts';

/** Accepts the offer of a quote, and goes on to its payment or to the page of the order that was made of it. */
export const acceptQuoteAction: Action = async (input) => {
  const { value, url, shop } = input;
  const email = emailOf(input);
  const reply = await input.services.callEndpoint(acceptQuote, {
    quote_session: quoteOf(input),
    email,
    offer: numberOf(value('offer')),
    name: value('name'),
    agreement: flagText(isOn(value('agreement'))),
    payment_method: value('payment_method'),
  });
  if (!reply.ok) return refusalWithQuote(input, 'accept-quote', reply);
  const { payment, order } = reply.data;
  const isSecure = url.protocol === 'https:';
  const cookies = [
    orderEmailCookie(email, isSecure),
    placedOrderCookie({ session: order.session, email }, isSecure),
  ];
  return seeOther(payment.url || `${shop.thankyou}?order=${encodeURIComponent(order.session)}`, cookies);
};

/** Asks the shop about a quote; the page then says that the question was sent. */
export const askAboutQuoteAction: Action = async (input) => {
  const { value, url } = input;
  const email = emailOf(input);
  const quote_session = quoteOf(input);
  // Forms send line ends of two characters, which the field counts as one.
  const text = value('text').replaceAll('\r\n', '\n');
  const reply = await input.services.callEndpoint(askAboutQuote, {
    quote_session,
    email,
    text,
    idempotency_key: keyOf(quote_session, value('seen'), text),
  });
  if (!reply.ok) return refusalWithQuote(input, 'ask-about-quote', reply);
  const cookie = orderEmailCookie(email, url.protocol === 'https:');
  return seeOther(`${url.pathname}${url.search}#vraag-verstuurd`, [cookie]);
};

/** Leads to a file of the offer that the page shows, which is downloaded; the page stays as it is. */
export const getOfferFileAction: Action = async (input) => {
  const { value } = input;
  const reply = await input.services.callEndpoint(getOfferFile, {
    quote_session: quoteOf(input),
    email: emailOf(input),
    offer: numberOf(value('offer')),
    file: numberOf(value('file')),
  });
  if (!reply.ok) return refusalWithQuote(input, 'get-offer-file', reply);
  return seeOther(reply.data.url);
};

/** The same text sent from a page with the same messages is the same question: a form that was pressed twice. */
function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** The page of the quote as it is now, with the message and what was typed; the form brought the e-mail that opens it. */
function refusalWithQuote(input: ActionInput, form: string, refused: Refused): ActionOutcome {
  return { ...refusalFeedback(input, form, refused), email: emailOf(input) };
}

/** A number that was tampered with becomes one that no offer has. */
function numberOf(typed: string): number {
  return /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
}

function emailOf({ value }: ActionInput): string {
  return value('email').trim().slice(0, 200);
}

function quoteOf({ url }: ActionInput): string {
  return url.searchParams.get('order') ?? '';
}
