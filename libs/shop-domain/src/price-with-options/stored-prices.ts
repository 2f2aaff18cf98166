import { sideOf, type PriceMode } from '../money/both-sides.ts';
import type { Product, ProductOption } from '../schema/product.schema.ts';
import type { PricedOption, PricedProduct } from './priced-product.ts';

/** The prices of a product of a page on the side of the price mode, as the rules of prices take them (PROD-51). */
export function storedPrices(product: Product): PricedProduct {
  const { price, sale_price, price_mode, tax_rate, exclude_base_price, options, variant_options } = product;
  return {
    price_mode,
    tax_rate,
    price_cents: sideOf(price, price_mode),
    sale_price_cents: sale_price && sideOf(sale_price, price_mode),
    exclude_base_price,
    options: options.map((option) => storedOption(option, price_mode)),
    variant_options,
    variants: product.variants.map(({ id, choices, difference }) => ({
      id,
      choices,
      difference_cents: sideOf(difference, price_mode),
    })),
  };
}

function storedOption(option: ProductOption, mode: PriceMode): PricedOption {
  const options = option.options.map(({ title, price }) => ({ title, price_cents: sideOf(price, mode) }));
  return { ...option, options };
}
