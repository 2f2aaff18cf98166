import {
  acceptQuote,
  answerQuote,
  askAboutQuote,
  declineQuote,
  getOwnedQuote,
  saveOffer,
  sendOffer,
} from '@etalage/api-contract';
import { customer as customerSchema, offerContent } from '@etalage/shop-domain/schema';
import { dutchDayOf } from '@etalage/texts/format';
import { z } from 'zod';
import { DAY } from './calendar.ts';
import { after, purchaseOf, type Run } from './run.ts';
import type { Event } from './year-event.ts';

/** Makes an offer of what was asked for, with delivery and perhaps a discount, and sends it. */
export async function offerPrice(run: Run, event: Event<'offered'>): Promise<void> {
  const asked = purchaseOf(run, event);
  if (!asked) return;
  const { number } = asked;
  const { quote, customer, start, offers } = await run.ask(getOwnedQuote, { number });
  // A run that was cut off has sent it.
  if (offers.length > 0) return;
  const valid_until = dutchDayOf(new Date(event.at.getTime() + event.days * DAY));
  const discount = { kind: 'percentage' as const, value: event.discount };
  const shipping = { title: 'Bezorgen en plaatsen', amount: 9_500 };
  const offer = { ...start, valid_until, discount, shipping, message: event.message };
  const { version } = await run.ask(saveOffer, {
    number,
    version: quote.version,
    customer: z.encode(customerSchema, customer),
    offer: z.encode(offerContent, offer),
  });
  run.at(after(event.at, 600));
  await run.ask(sendOffer, { number, version });
}

export async function declinePrice(run: Run, event: Event<'declined'>): Promise<void> {
  const asked = purchaseOf(run, event);
  if (!asked) return;
  const { quote } = await run.ask(getOwnedQuote, { number: asked.number });
  await run.ask(declineQuote, { number: asked.number, version: quote.version, declined: true });
}

export async function question(run: Run, event: Event<'questioned' | 'answered'>): Promise<void> {
  const asked = purchaseOf(run, event);
  const { key, text } = event;
  if (asked) await run.ask(askAboutQuote, { ...buyerKey(run, event), text, idempotency_key: `vraag-${key}` });
}

export async function answer(run: Run, event: Event<'questioned' | 'answered'>): Promise<void> {
  const asked = purchaseOf(run, event);
  const { key, text } = event;
  if (asked) await run.ask(answerQuote, { number: asked.number, id: `antwoord-${key}`, text });
}

/** The buyer accepts the offer, and pays it at once unless it is by transfer. Its order goes on under the key of the quote. */
export async function accept(run: Run, event: Event<'accepted'>): Promise<void> {
  const buyer = run.placed.get(event.key)?.buyer;
  if (!purchaseOf(run, event) || !buyer) return;
  const name = `${buyer.invoice_firstname} ${buyer.invoice_lastname}`;
  const terms = { offer: 1, name, agreement: '1' as const, payment_method: event.payment };
  const { order, payment } = await run.ask(acceptQuote, { ...buyerKey(run, event), ...terms });
  run.made.set(event.key, { number: order.number, token: order.session });
  if (payment.url === '') return;
  run.at(after(event.at, 75));
  await run.choose(payment.url, 'paid');
}

/** What opens a quote for its buyer. */
function buyerKey(run: Run, event: Parameters<typeof purchaseOf>[1]) {
  const email = run.placed.get(event.key)?.buyer.invoice_email ?? '';
  return { quote_session: purchaseOf(run, event)?.token ?? '', email };
}
