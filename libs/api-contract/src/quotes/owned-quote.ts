import {
  cart,
  cartPart,
  customer,
  moment,
  offerContent,
  offerLine,
  offerStates,
  offerVat,
  quoteStatuses,
  vies,
} from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { offerNumber, quoteFile } from './quote-fields.ts';

/** Most versions of one quote. */
export const MAX_OFFERS = 20;

/** An offer in a reply, which always says which files go with it. */
const writtenOffer = offerContent.extend({ files: offerContent.shape.files.unwrap() });

const quoteNumber = z.string().min(1).max(100);
/**
 * A quote as a member saw it. If it has changed since `version`: 409 `conflict`, and nothing is stored; a repeated call
 * whose reply was lost gets that reply.
 */
const seenQuote = { ...websiteIds, number: quoteNumber, version: z.int().min(1).max(2_000_000_000) };
const changedQuote = z.object({ version: z.int() });
const quoteErrors = ['unauthenticated', 'forbidden', 'conflict'] as const;

/** What decides, beside the offer itself, what it costs: the settings of the shop, and the proof of the customer's number. */
export const offerTerms = z.object({
  price_mode: z.enum(['gross', 'net']),
  seller_country: z.string(),
  oss_active: z.boolean(),
  /** Whether the shop charges nobody VAT. */
  small_business: z.boolean(),
  /** The owner's own VAT rates: basis points by destination country, then by domestic rate. */
  vat_rates: z.record(z.string(), z.record(z.string(), z.int())),
  vies: vies.shape.status,
  /** The number that `vies` is about; '' without one. */
  vies_number: z.string(),
});

const ownedOffer = z.object({
  number: offerNumber,
  state: z.enum(offerStates),
  is_expired: z.boolean(),
  content: writtenOffer,
  /** What it costs, in cents. */
  total_excl_tax: z.int(),
  total_incl_tax: z.int(),
  saved_at: moment,
  sent_at: moment.nullable(),
  accepted_at: moment.nullable(),
  accepted_name: z.string(),
});

/** A quote by its number with its versions, newest first, and what a new one begins with. */
export const getOwnedQuote = defineEndpoint({
  name: 'get-owned-quote',
  path: '/api/services/webshop/v1/quotes/get-owned',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: quoteNumber }),
  response: z.object({
    quote: z.object({
      number: z.string(),
      version: z.int(),
      status: z.enum(quoteStatuses),
      created_at: moment,
      /** What the buyer asked for; without lines for a quote that the shop made. */
      requested: cartPart,
      /** The order that was made of it; '' without one. */
      order_number: z.string(),
      /** The page of its buyer. */
      page_url: z.string(),
      /** Where its mails go. */
      email: z.string(),
    }),
    customer,
    offers: z.array(ownedOffer),
    /** The files that its versions name. */
    files: z.array(quoteFile),
    /** What the customer was sent, or accepted, as it was stored; null without one. */
    shown: z.object({ checkout: cartPart, shipment: cart.shape.shipment, vies: cart.shape.vies }).nullable(),
    /** The draft; else what the version that was sent last says, else what was asked for. */
    start: writtenOffer,
    terms: offerTerms,
    vat_classes: z.array(z.object({ title: z.string(), vat: offerVat })),
    /** With what the order of the newest version can be paid. */
    payments: z.array(z.object({ id: z.string(), title: z.string() })),
    /** Today in the time zone of the shop. */
    today: z.iso.date(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** What a new quote without a request begins with. */
export const getQuoteStart = defineEndpoint({
  name: 'get-quote-start',
  path: '/api/services/webshop/v1/quotes/get-start',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    customer,
    start: writtenOffer,
    terms: offerTerms,
    vat_classes: z.array(z.object({ title: z.string(), vat: offerVat })),
    today: z.iso.date(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Makes a quote without a request, with a draft; a repeated call with the same Idempotency-Key returns the first one. */
export const createQuote = defineEndpoint({
  name: 'create-quote',
  path: '/api/services/webshop/v1/quotes/create',
  audience: 'owner',
  request: z.object({ ...websiteIds, customer, offer: offerContent }),
  response: z.object({ number: z.string(), version: z.int() }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});

/** Stores the draft of a quote and its customer, as one change; the draft of a version that was sent is a new version. */
export const saveOffer = defineEndpoint({
  name: 'save-offer',
  path: '/api/services/webshop/v1/quotes/save-offer',
  audience: 'owner',
  request: z.object({ ...seenQuote, customer, offer: offerContent }),
  response: changedQuote,
  errors: quoteErrors,
});

/** Sends the draft of a quote to its customer; a version that was sent before is replaced by it. */
export const sendOffer = defineEndpoint({
  name: 'send-offer',
  path: '/api/services/webshop/v1/quotes/send-offer',
  audience: 'owner',
  request: z.object(seenQuote),
  response: changedQuote,
  errors: quoteErrors,
});

/** Takes back the version that was sent: it cannot be accepted any more. */
export const withdrawOffer = defineEndpoint({
  name: 'withdraw-offer',
  path: '/api/services/webshop/v1/quotes/withdraw-offer',
  audience: 'owner',
  request: z.object(seenQuote),
  response: changedQuote,
  errors: quoteErrors,
});

/** Says that the shop makes no offer, or takes that back. */
export const declineQuote = defineEndpoint({
  name: 'decline-quote',
  path: '/api/services/webshop/v1/quotes/decline',
  audience: 'owner',
  request: z.object({ ...seenQuote, declined: z.boolean() }),
  response: changedQuote,
  errors: quoteErrors,
});

/**
 * Makes the order of a quote for its customer, who accepted it by telephone: of the draft if there is one, else of the
 * version that was sent. Once: a repeated call returns the same order.
 */
export const orderQuote = defineEndpoint({
  name: 'order-quote',
  path: '/api/services/webshop/v1/quotes/order',
  audience: 'owner',
  request: z.object({
    ...seenQuote,
    /** Who accepted it. */
    name: z.string().trim().max(200),
    /** How it will be paid; '' for the first method that is paid online, which its order page can change. */
    payment_method: z.string().max(200),
    /** Whether the mails of a new order are sent: to its customer, and to the shop. */
    mail: z.boolean(),
  }),
  response: z.object({ version: z.int(), order_number: z.string() }),
  errors: [...quoteErrors, 'offer_expired', 'quote_declined', 'stock_insufficient'],
});

/** A product with its chosen options as a line of an offer, at its price of now. */
export const priceOfferLine = defineEndpoint({
  name: 'price-offer-line',
  path: '/api/services/webshop/v1/quotes/price-line',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    product_id: z.string().min(1).max(200),
    options: z.record(z.string().max(200), z.string().max(5000)),
    quantity: z.int().min(1).max(9999),
  }),
  response: z.object({ line: offerLine.omit({ id: true }) }),
  errors: ['unauthenticated', 'forbidden', 'product_unavailable'],
});
