import type { DiscountRule } from '../discount/discount-rule.ts';
import { discountedTotals, type DiscountedTotals } from '../discount/discounted-totals.ts';
import type { PriceMode } from '../money/both-sides.ts';
import type { TotalsVat } from '../cart/totals-input.ts';
import type { OfferContent, OfferLine } from './offer.schema.ts';

/** The id of the discount of an offer. */
export const OFFER_DISCOUNT = 'offer';

/**
 * What an offer costs, by the calculation of carts: its lines are direct ones, its discount is on all of them, and its
 * shipping follows the VAT of the lines. `title` is what its discount is called. Throws AmountError for a VAT class that
 * does not exist and for too many lines.
 */
export function offerTotals(
  { lines, discount, shipping }: OfferContent,
  { priceMode, vat }: { readonly priceMode: PriceMode; readonly vat: TotalsVat },
  title = '',
): DiscountedTotals {
  const given = discount.value === 0 ? [] : [ruleOf(discount, title)];
  const cost = shipping.amount === 0 ? null : { amount: shipping.amount };
  return discountedTotals(lines.map(totalsLineOf), given, { priceMode, vat, shipping: cost });
}

function totalsLineOf({ id, product_id, unit, quantity, vat }: OfferLine) {
  return { id, product_id, type: 'checkout' as const, unit, quantity, vat_class: vat };
}

function ruleOf({ kind, value }: OfferContent['discount'], title: string): DiscountRule {
  return {
    id: OFFER_DISCOUNT,
    title,
    code: '',
    kind,
    value,
    minimum: 0,
    product_ids: null,
    combines: true,
    is_active: true,
    starts_at: null,
    ends_at: null,
    emails: [],
    uses_max: null,
    uses: 0,
    customer_uses_max: null,
    customer_uses: 0,
  };
}
