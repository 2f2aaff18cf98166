import { z } from 'zod';
import { MAX_CART_LINES } from '../max-cart-lines.ts';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';
import { MAX_QUANTITY } from '../product-mode/quantity.ts';

/** Most characters of the message that goes with an offer. */
export const MAX_OFFER_MESSAGE = 4000;
/** Most characters of one question or answer about a quote. */
export const MAX_QUOTE_MESSAGE = 2_000;
/** Most options of one line of an offer. */
export const MAX_OFFER_OPTIONS = 100;
/** Most files that go with an offer. */
export const MAX_OFFER_FILES = 5;
/** Days that an offer is valid unless its owner says otherwise. */
export const OFFER_DAYS = 30;

const cents = z.int().min(0).max(MAX_UNIT_CENTS);

/** The VAT of a line where the shop is; a rate above 0 for S only. */
export const offerVat = z.object({
  category: z.enum(['S', 'Z', 'E', 'O']),
  rate: z.int().min(0).max(10_000),
});

/** A line of an offer: a product as it was chosen, or what its owner wrote. Amounts are cents on the side of the price mode. */
export const offerLine = z.object({
  /** Unique within the offer. */
  id: z.string().min(1).max(100),
  /** '' for a line that its owner wrote. */
  product_id: z.string().max(200),
  /** '' without variants. */
  variant_id: z.string().max(200),
  article_number: z.string().trim().max(200),
  title: z.string().trim().min(1).max(300),
  /** As they are read; part of the price of one piece. */
  options: z
    .array(z.object({ key: z.string().max(200), title: z.string().max(300), value: z.string().max(5000) }))
    .max(MAX_OFFER_OPTIONS),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  /** One piece with its options. */
  unit: cents,
  vat: offerVat,
  /** Whether it is a service, which is taxed elsewhere than goods. */
  is_service: z.boolean(),
});

/** An offer as its owner writes it; what it costs follows from it and from its customer. */
export const offerContent = z.object({
  lines: z.array(offerLine).max(MAX_CART_LINES),
  /** Cents off, or basis points from 1 to 10,000; 0 for none. */
  discount: z.object({ kind: z.enum(['amount', 'percentage']), value: cents }),
  /** What the customer reads for it, and what it costs; both empty without delivery. */
  shipping: z.object({ title: z.string().trim().max(100), amount: cents }),
  /** The last day on which it can be accepted, in the time zone of the shop. */
  // The database knows no year 0.
  valid_until: z.iso.date().refine((day) => day >= '2000-01-01'),
  /** For the customer; may be empty. */
  message: z.string().trim().max(MAX_OFFER_MESSAGE),
  /** The keys of the files that go with it, in the order in which they are shown; `checkOffer` knows how many there may be. */
  files: z.array(z.string().min(1).max(500)).max(100).default([]),
});

/** The states of one version of a quote. */
export const offerStates = ['draft', 'sent', 'replaced', 'withdrawn', 'accepted'] as const;

/** The states of a quote; `expired` follows from the day until which its offer is valid. */
export const quoteStatuses = ['requested', 'offered', 'accepted', 'declined', 'expired'] as const;

export type OfferLine = z.output<typeof offerLine>;
export type OfferContent = z.output<typeof offerContent>;
export type OfferState = (typeof offerStates)[number];
export type QuoteStatus = (typeof quoteStatuses)[number];
