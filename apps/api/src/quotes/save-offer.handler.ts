import { MAX_OFFERS, type saveOffer } from '@etalage/api-contract';
import { normaliseEmail } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { orderRoles } from '../orders/order-roles.ts';
import type { QuoteRow } from '../payments/order.repository.ts';
import { changeQuoteOnce, refuseQuote } from './change-quote.ts';
import { nameFiles } from './offer-files.ts';
import { changeQuote, findOffers, type OfferRow, storeDraft } from './offers.repository.ts';
import { checkedVies } from './offer-vies.ts';
import { prepareOffer, writtenCustomer, type WrittenOffer } from './prepare-offer.ts';
import { quoteSnapshotOf } from './quote-snapshot.ts';

/**
 * Stores the draft of a quote. What its customer was sent stays as it is, also to whom: the quote takes over customer and
 * amounts as long as nothing is sent, and its e-mail address only if nothing ever was.
 */
export const saveOfferHandler: Handler<typeof saveOffer> = async (input, context) => {
  requireRole(context, orderRoles);
  const written: WrittenOffer = { customer: writtenCustomer(input.customer), offer: input.offer };
  const vies = await checkedVies(context, written.customer);
  const { websiteId, translate, now } = context;
  return changeQuoteOnce(context, input, {
    action: 'quote_saved',
    isDone: async (tx, quote) => isSame(draftOf(await findOffers(tx, quote)), written),
    work: async (tx, quote) => {
      await refuseOtherAddress(tx, quote, written);
      const prepared = await prepareOffer(tx, websiteId, written, { vies, translate, now: now() });
      const offers = await findOffers(tx, quote);
      const files = { before: draftOf(offers)?.content.files ?? [], after: input.offer.files };
      await nameFiles(tx, quote, files);
      const number = numberOfDraft(offers);
      await storeDraft(tx, quote, { number, ...prepared.columns, saved_at: now() });
      const version = await changeQuote(tx, quote, {
        ...(quote.status !== 'offered' && {
          customer: JSON.stringify(written.customer),
          email: normaliseEmail(written.customer.invoice_email),
          ...prepared.amounts,
        }),
        // By its lines a quote without a request is found.
        ...(quote.cart_id === null && { snapshot: JSON.stringify(quoteSnapshotOf(prepared.snapshot)) }),
      });
      return { version, after: { offer: number, total: prepared.amounts.total_incl_tax } };
    },
  });
};

/**
 * Refuses another e-mail address once somebody had mail about the quote, or ordered with it: who knows the address and the
 * link reads all of it.
 */
async function refuseOtherAddress(
  tx: WebsiteTransaction,
  quote: QuoteRow,
  { customer }: WrittenOffer,
): Promise<void> {
  if (normaliseEmail(customer.invoice_email) === quote.email) return;
  const wasSent = (await findOffers(tx, quote)).some(({ state }) => state !== 'draft');
  const key = quote.with_order ? 'quote_error_order_email' : 'quote_error_other_email';
  if (quote.with_order || wasSent)
    throw new ApiError('validation_failed', { 'customer.invoice_email': [{ key }] });
}

const draftOf = (offers: readonly OfferRow[]) => offers.find(({ state }) => state === 'draft');

/** The number of the draft of a locked quote, or of the one that it gets. */
function numberOfDraft(offers: readonly OfferRow[]): number {
  const number = draftOf(offers)?.number ?? (offers[0]?.number ?? 0) + 1;
  if (number > MAX_OFFERS) refuseQuote('quote_too_many', { most: MAX_OFFERS });
  return number;
}

function isSame(draft: OfferRow | undefined, { customer, offer }: WrittenOffer): boolean {
  return (
    draft !== undefined &&
    sorted(draft.content) === sorted(offer) &&
    sorted(draft.customer) === sorted(customer)
  );
}

/** A stored value as text: the database sorts its keys otherwise than a call does. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
