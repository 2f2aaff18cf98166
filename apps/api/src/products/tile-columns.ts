import {
  checkOptions,
  lowestPrice,
  type PricedOption,
  type PriceMode,
  type PricedVariant,
  swatchesOf,
} from '@etalage/shop-domain';
import { pricedProductOf } from './product.mapper.ts';

/** The input of the columns that a grid reads; amounts in cents of the price mode. */
export interface PricedRow {
  readonly price_cents: number;
  readonly sale_price_cents?: number | null | undefined;
  readonly exclude_base_price?: boolean | undefined;
  readonly options: readonly PricedOption[];
  readonly variant_options?: readonly string[] | undefined;
  readonly variants?: readonly PricedVariant[] | undefined;
}

/**
 * The columns of a product that are derived from its options, for every statement that writes a product: a grid then
 * reads the lowest price that can be ordered and computes nothing per request. Throws for options that must not be
 * stored: a save of an owner refuses them first, with the messages of `checkOptions`.
 */
export function tileColumns(row: PricedRow, priceMode: PriceMode) {
  const { options, price_cents, sale_price_cents = null, exclude_base_price = false } = row;
  const { errors } = checkOptions(options);
  if (errors.length > 0) throw new RangeError(`options of a product: ${JSON.stringify(errors)}`);
  // VAT does not change the stored side of a price.
  const { variant_options = [], variants = [] } = row;
  const prices = { price_cents, sale_price_cents, vat_rate_bp: 0, exclude_base_price };
  const columns = { ...prices, options, variant_options: [...variant_options], variants };
  const lowest = lowestPrice(pricedProductOf(columns, priceMode));
  return {
    lowest_price_cents: lowest?.amount ?? null,
    is_from_price: lowest?.isFrom ?? false,
    swatches: swatchesOf(options),
  };
}
