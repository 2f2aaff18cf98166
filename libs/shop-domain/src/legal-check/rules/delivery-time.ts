import type { LegalProduct, LegalRule } from '../legal-facts.ts';
import { findingIn, onePlace } from '../legal-finding.ts';

const placeOf = ({ id, title }: LegalProduct) => onePlace('product', id, title);

/** A buyer knows when goods are delivered before ordering: from the product, or from the webshop. */
export const deliveryTime: LegalRule = ({ shop, products }) => {
  if (!shop.sells_goods || shop.has_delivery_time) return [];
  const silent = products.filter(({ is_goods, has_delivery_time }) => is_goods && !has_delivery_time);
  if (silent.length === 0) return [];
  // Where no product says it, it is said once for all of them.
  const isForAll = silent.length === products.filter(({ is_goods }) => is_goods).length;
  return findingIn('delivery_time_none', isForAll ? [onePlace('webshop')] : silent.map(placeOf));
};
