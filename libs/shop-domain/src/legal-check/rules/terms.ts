import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** Terms that buyers agree with and cannot read; a shop without terms is only advised to have some. */
export const terms: LegalRule = ({ shop }) => {
  if (!shop.sells) return [];
  if (shop.terms === '') return [findingAt('terms_none', 'webshop')];
  return shop.are_terms_found ? [] : [findingAt('terms_gone', 'webshop', { address: shop.terms })];
};
