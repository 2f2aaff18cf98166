import type { PageContext } from '@etalage/api-contract';

export type ShownQuote = NonNullable<PageContext['quote']>;

/** Where a quote stands for its buyer. `none`: nothing was sent yet; `open`: its offer can be accepted. */
export type QuoteStage = 'none' | 'open' | 'withdrawn' | 'expired' | 'declined' | 'accepted';

/** The stage of a quote with the version of its offer that is shown: the newest that was sent. */
export function quoteStage({ quote, offer, accepted }: ShownQuote): QuoteStage {
  if (accepted) return 'accepted';
  if (quote.status === 'declined') return 'declined';
  if (!offer) return 'none';
  if (offer.is_open) return 'open';
  if (offer.state === 'withdrawn') return 'withdrawn';
  return 'expired';
}

/**
 * The version that the link of a mail was about, by the query of the page; 0 if it was about none, or about the one that
 * is shown.
 */
export function olderVersion(query: string, { offer }: ShownQuote): number {
  const opened = Number(new URLSearchParams(query).get(OFFER_PARAMETER));
  return offer && Number.isSafeInteger(opened) && opened > 0 && opened < offer.number ? opened : 0;
}

/** Names the version in the links of mails. */
const OFFER_PARAMETER = 'versie';
