import { MAX_QUOTE_MESSAGE } from '@etalage/shop-domain';
import { cart, cartPart, flag, moment, offerStates, quoteStatuses } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { offerNumber, quoteKey, quoteMessage } from './quote-fields.ts';

/** One version of a quote as its buyer sees it: what was stored when it was sent, never computed again. */
const shownOffer = z.object({
  number: offerNumber,
  /** Never `draft`. */
  state: z.enum(offerStates),
  /** Whether it was sent and can still be accepted, but the day until which it was valid is over. */
  is_expired: z.boolean(),
  /** Whether it can be accepted now. */
  is_open: z.boolean(),
  sent_at: moment,
  /** The last day on which it can be accepted. */
  valid_until: z.iso.date(),
  message: z.string(),
  /** What goes with it; `place` is by what it is asked for. */
  files: z.array(z.object({ place: z.int(), name: z.string(), size: z.int(), kind: z.string() })),
  /** Its lines, discount and totals, as those of an order. */
  checkout: cartPart,
  shipment: cart.shape.shipment,
  vies: cart.shape.vies,
});

/** What a buyer sees of a quote; also the reply to a question about it. */
export const shownQuote = z.object({
  quote: z.object({ number: z.string(), status: z.enum(quoteStatuses), created_at: moment }),
  /** The version that was sent last; null as long as none was sent. */
  offer: shownOffer.nullable(),
  /** The number of the version that was sent last; 0 without one. */
  latest: z.int(),
  /** What the buyer asked for; without lines for a quote that the shop made. */
  requested: cartPart,
  /** Who accepted it and when, and the order that was made of it; null as long as nobody did. */
  accepted: z
    .object({
      name: z.string(),
      at: moment,
      order: z.object({ session: z.string(), number: z.string() }),
    })
    .nullable(),
  /** With what an order that is made of it can be paid. */
  payment: z.object({ methods: cart.shape.payment.shape.methods }),
  agreement: cart.shape.agreement,
  users: cart.shape.users,
  countries: cart.shape.countries,
  /** Oldest first. */
  messages: z.array(quoteMessage),
});

/**
 * A quote by its token and the e-mail address of its buyer, with the version that was sent last. An unknown quote and a wrong address give the same reply, as for an order.
 */
export const getQuote = defineEndpoint({
  name: 'get-quote',
  path: '/api/services/webshop/v1/quotes/get',
  audience: 'visitor',
  request: z.object(quoteKey),
  response: shownQuote,
  errors: ['order_not_found'],
});

/**
 * Accepts a version of a quote and makes the order of it, once: repeated and simultaneous calls get the same order, also
 * with another name. Refused when that version was replaced or withdrawn, when its day is over, and when the shop declined. The
 * reply is that of a placed order.
 */
export const acceptQuote = defineEndpoint({
  name: 'accept-quote',
  path: '/api/services/webshop/v1/quotes/accept',
  audience: 'visitor',
  request: z.object({
    ...quoteKey,
    offer: offerNumber,
    /** Who accepts it; required. */
    name: z.string().trim().max(200),
    /** Required if the shop has terms. */
    agreement: flag,
    /** One of the offered methods; '' if there is at most one. */
    payment_method: z.string().max(200),
  }),
  response: z.object({
    payment: z.object({ url: z.string() }),
    order: z.object({ session: z.string(), number: z.string() }),
  }),
  errors: [
    'order_not_found',
    'offer_replaced',
    'offer_withdrawn',
    'offer_expired',
    'quote_declined',
    'stock_insufficient',
    'payment_unavailable',
  ],
});

/** Asks the shop about a quote, once per key; as long as it is open or waits for a price. */
export const askAboutQuote = defineEndpoint({
  name: 'ask-about-quote',
  path: '/api/services/webshop/v1/quotes/ask',
  audience: 'visitor',
  request: z.object({
    ...quoteKey,
    text: z.string().trim().max(MAX_QUOTE_MESSAGE),
    /** Repeating a request with the same key asks nothing again. */
    idempotency_key: z.string().min(1).max(100),
  }),
  response: z.object({ messages: z.array(quoteMessage) }),
  errors: ['order_not_found', 'quote_declined', 'idempotency_mismatch'],
});
