import { centsFromEuros } from '../money/parse-amount.ts';
import type { ProductWire } from '../schema/product.schema.ts';
import type { PricedProduct } from './priced-product.ts';

type PricedWire = Pick<ProductWire, keyof PricedProduct>;
type WirePrice = ProductWire['price'];

/**
 * The fields that decide a price in their domain form, from a product on the wire (euros and '1' or '0'). An island
 * computes with it what the server computes. A number that is not an amount counts as 0; the server never sends one.
 */
export function pricingFromWire(product: PricedWire): PricedProduct {
  return {
    price: centsOf(product.price),
    sale_price: product.sale_price && centsOf(product.sale_price),
    tax_rate: product.tax_rate,
    show_price_tax_included: isOn(product.show_price_tax_included),
    exclude_base_price: isOn(product.exclude_base_price),
    price_mode: product.price_mode,
    options: product.options.map((option) => ({
      ...option,
      show_label: isOn(option.show_label),
      show_calculations: isOn(option.show_calculations),
      exclude_from_total: isOn(option.exclude_from_total),
      required: isOn(option.required),
      options: option.options.map(({ title, price }) => ({ title, price: centsOf(price) })),
    })),
  };
}

/** A flag as the specification stores it: '1', 1 and true are on, everything else is off (SEC-06). */
export function isOn(stored: unknown): boolean {
  return stored === '1' || stored === 1 || stored === true;
}

function centsOf(price: WirePrice): PricedProduct['price'] {
  return { incl_tax: centsFromEuros(price.incl_tax) ?? 0, excl_tax: centsFromEuros(price.excl_tax) ?? 0 };
}
