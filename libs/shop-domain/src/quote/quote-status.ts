import type { OfferState, QuoteStatus } from './offer.schema.ts';

interface Dated {
  /** The last day on which its offer can be accepted, such as `2026-12-28`; null without one. */
  readonly valid_until: string | null;
}

/** The state of a quote on a day of its shop: an offer that nobody accepted in time has expired. */
export function quoteStatusOf(
  { status, valid_until }: Dated & { readonly status: QuoteStatus },
  today: string,
): QuoteStatus {
  return status === 'offered' && valid_until !== null && valid_until < today ? 'expired' : status;
}

/** Whether a version that was sent can no longer be accepted because its day is over. */
export function isOfferExpired(
  { state, valid_until }: Dated & { readonly state: OfferState },
  today: string,
): boolean {
  return state === 'sent' && valid_until !== null && valid_until < today;
}
