import type { LegalProduct, LegalRule } from '../legal-facts.ts';
import { findingIn, onePlace } from '../legal-finding.ts';

const EARLIER = /\b(?:van|voorheen|eerst|normaal|i\.?p\.?v\.?|in plaats van|was)\b/i;
/** An amount of money: the 2 of "per set van 2" is none. */
const AMOUNT = /€\s*\d|\d[.,](?:\d\d|-)/;

/** Whether words beside a price name another price as the earlier one, such as "van € 129 voor". */
export const namesEarlierPrice = (text: string): boolean => EARLIER.test(text) && AMOUNT.test(text);

const placeOf = ({ id, title }: LegalProduct) => onePlace('product', id, title);

/**
 * The price before a reduction is that of the 30 days before it, which the shop prints by itself. One that was typed goes
 * past that; a sale that is no lower than those days were shows none.
 */
export const priorPrice: LegalRule = ({ products }) => {
  const typed = products.filter(({ price_texts }) => price_texts.some(namesEarlierPrice));
  const silent = products.filter(({ prior }) => prior === 'not_lower');
  return [
    ...findingIn('typed_prior_price', typed.map(placeOf)),
    ...findingIn('sale_without_prior', silent.map(placeOf)),
  ];
};
