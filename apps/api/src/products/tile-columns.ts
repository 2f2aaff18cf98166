import { bothSides, lowestPrice, type PriceMode, swatchesOf } from '@etalage/shop-domain';
import type { StoredProductOption } from '../db/tables/catalogue.ts';
import { optionOf } from './product.mapper.ts';

/** What decides the columns a grid reads; amounts in cents on the side of the price mode. */
export interface PricedRow {
  readonly price_cents: number;
  readonly sale_price_cents?: number | null | undefined;
  readonly exclude_base_price?: boolean | undefined;
  readonly vat_rate_bp?: number | undefined;
  readonly options: readonly StoredProductOption[];
}

/**
 * The columns of a product that follow from its options, for every statement that writes a product: a grid shows the
 * lowest price that can be ordered, and works nothing out for a visitor who waits.
 */
export function tileColumns(row: PricedRow, priceMode: PriceMode) {
  const { vat_rate_bp: rate = 2100, sale_price_cents: sale = null } = row;
  const priceOf = (cents: number) => bothSides(cents, priceMode, rate);
  const options = row.options.map((option) => optionOf(option, priceOf));
  const lowest = lowestPrice({
    price: priceOf(row.price_cents),
    sale_price: sale === null ? null : priceOf(sale),
    tax_rate: rate,
    show_price_tax_included: true,
    exclude_base_price: row.exclude_base_price ?? false,
    price_mode: priceMode,
    options,
  });
  return {
    lowest_price_cents: lowest?.amount ?? null,
    is_from_price: lowest?.isFrom ?? false,
    swatches: swatchesOf(options),
  };
}
