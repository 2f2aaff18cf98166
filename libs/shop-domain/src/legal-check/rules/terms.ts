import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** Terms that buyers agree with and cannot read, or that no order keeps; a shop without terms is only advised to have some. */
export const terms: LegalRule = ({ shop }) => {
  if (!shop.sells) return [];
  if (shop.terms === '') return [findingAt('terms_none', 'webshop')];
  const address = { address: shop.terms };
  if (!shop.are_terms_found) return [findingAt('terms_gone', 'webshop', address)];
  return shop.are_terms_kept ? [] : [findingAt('terms_elsewhere', 'webshop', address)];
};
