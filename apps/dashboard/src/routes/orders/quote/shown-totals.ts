import {
  AmountError,
  type Customer,
  type OfferContent,
  offerTotals,
  offerVatOf,
  type ViesStatus,
} from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatPercentage } from '@etalage/texts/format';
import type { OwnedQuote } from '../../../queries/quote-queries.ts';

/** What an offer that is being written costs, by the rule of the server; undefined while an amount cannot be charged. */
export function shownTotals(
  content: OfferContent,
  customer: Customer,
  terms: OwnedQuote['terms'],
  t: Translate,
) {
  const { treatment, vat } = offerVatOf(content.lines, customer, {
    ...terms,
    vies: viesOf(customer, terms),
  });
  const title =
    content.discount.kind === 'percentage' ? formatPercentage(content.discount.value) : t('quote_discount');
  try {
    const priced = offerTotals(content, { priceMode: terms.price_mode, vat }, title);
    return { ...priced, treatment };
  } catch (error) {
    if (error instanceof AmountError) return undefined;
    throw error;
  }
}

/** Another number than the one that was checked is not checked yet. */
function viesOf({ invoice_tax_number }: Customer, { vies, vies_number }: OwnedQuote['terms']): ViesStatus {
  return invoice_tax_number.trim() === vies_number.trim() ? vies : 'unchecked';
}
