import { reachedCountries } from '../../shipping/reached-countries.ts';
import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/**
 * What delivery costs must be known before ordering. Buyers can choose the countries that methods deliver to, and that of
 * the seller, whether a method does or not.
 */
export const delivery: LegalRule = ({ shop, seller, delivery: methods }) => {
  if (!shop.sells_goods) return [];
  if (methods.length === 0) return [findingAt('delivery_none', 'shipping')];
  const isOnlyPickedUp = methods.every(({ is_pickup }) => is_pickup);
  if (isOnlyPickedUp || reachedCountries(methods).has(seller.country)) return [];
  return [findingAt('delivery_own_country', 'shipping')];
};
