import type { Price } from '../money/price.ts';
import type { Selection } from './option-key.ts';
import type { PricedProduct } from './priced-product.ts';
import { priceWithOptions } from './price-with-options.ts';

/** What one piece costs as chosen without the reduction of its product: more than now where one is struck through. */
export function beforeReduction(product: PricedProduct, selection: Selection): Price {
  return priceWithOptions({ ...product, sale_price_cents: null }, selection).unit;
}
