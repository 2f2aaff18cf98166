import { lowestPrice, type PricedOption, type PriceMode, swatchesOf } from '@etalage/shop-domain';
import { pricedProductOf } from './product.mapper.ts';

/** What decides the columns a grid reads; amounts in cents on the side of the price mode. */
export interface PricedRow {
  readonly price_cents: number;
  readonly sale_price_cents?: number | null | undefined;
  readonly exclude_base_price?: boolean | undefined;
  readonly vat_rate_bp?: number | undefined;
  readonly options: readonly PricedOption[];
}

/**
 * The columns of a product that follow from its options, for every statement that writes a product: a grid shows the
 * lowest price that can be ordered, and works nothing out for a visitor who waits.
 */
export function tileColumns(row: PricedRow, priceMode: PriceMode) {
  const {
    options,
    price_cents,
    sale_price_cents = null,
    vat_rate_bp = 2100,
    exclude_base_price = false,
  } = row;
  const columns = { options, price_cents, sale_price_cents, vat_rate_bp, exclude_base_price };
  const lowest = lowestPrice(pricedProductOf(columns, priceMode));
  return {
    lowest_price_cents: lowest?.amount ?? null,
    is_from_price: lowest?.isFrom ?? false,
    swatches: swatchesOf(options),
  };
}
