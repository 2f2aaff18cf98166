import type { PriceWithOptions } from '../price-with-options/priced-product.ts';
import type { RuleStep } from '../rule-text.ts';

/**
 * The steps to the price of one piece as an order keeps them. VAT is no part of them: it is computed once over all lines of
 * a rate, so that the VAT of one piece is a step to nothing.
 */
export function unitReasons({ reasons }: Pick<PriceWithOptions, 'reasons'>): RuleStep[] {
  const end = reasons.findIndex(({ key }) => key === 'webshop_reason_unit');
  return reasons.slice(0, end + 1);
}
