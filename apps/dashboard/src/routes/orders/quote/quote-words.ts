import type { QuoteStatus } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import type { BadgeTone } from '@etalage/ui-kit/dashboard';
import type { OwnedOffer } from '../../../queries/quote-queries.ts';

interface Words {
  readonly text: TextKey;
  readonly tone: BadgeTone;
}

/** How the state of a quote is shown; one that waits for the shop stands out. */
export const quoteWords: Readonly<Record<QuoteStatus, Words>> = {
  requested: { text: 'quote_status_requested', tone: 'waiting' },
  offered: { text: 'quote_status_offered', tone: 'neutral' },
  accepted: { text: 'quote_status_accepted', tone: 'good' },
  declined: { text: 'quote_status_declined', tone: 'neutral' },
  expired: { text: 'quote_status_expired', tone: 'bad' },
};

/** How the state of a version is shown. */
export function offerWords({ state, is_expired }: Pick<OwnedOffer, 'state' | 'is_expired'>): Words {
  return is_expired ? quoteWords.expired : offerStates[state];
}

const offerStates: Readonly<Record<OwnedOffer['state'], Words>> = {
  draft: { text: 'quote_offer_draft', tone: 'waiting' },
  sent: { text: 'quote_offer_sent', tone: 'neutral' },
  replaced: { text: 'quote_offer_replaced', tone: 'neutral' },
  withdrawn: { text: 'quote_offer_withdrawn', tone: 'neutral' },
  accepted: { text: 'quote_offer_accepted', tone: 'good' },
};
