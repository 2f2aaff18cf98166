import type { LegalProduct, LegalRule } from '../legal-facts.ts';
import { findingIn, onePlace } from '../legal-finding.ts';

const placeOf = ({ id, title }: LegalProduct) => onePlace('product', id, title);

/** Goods that are offered at a distance name their maker, with the addresses of it. */
export const safety: LegalRule = ({ products }) =>
  findingIn('maker_none', products.filter(({ is_goods, has_maker }) => is_goods && !has_maker).map(placeOf));
