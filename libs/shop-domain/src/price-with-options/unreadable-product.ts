import { NO_PRICE } from '../money/both-sides.ts';
import { isRate } from '../money/is-rate.ts';
import { optionKey } from './option-key.ts';
import { hasReadableNumbers } from './option-numbers.ts';
import type { PricedProduct, PriceWithOptions } from './priced-product.ts';

/**
 * Whether the price can be computed: every amount that can count is a whole number of cents, the rate is valid, and every
 * number of an option can be read. A number that cannot be read would count as if it was left out, at another price.
 */
export function isReadable(product: PricedProduct): boolean {
  const { price_cents, sale_price_cents, options, tax_rate, variants } = product;
  if (!isRate(tax_rate) || !Number.isSafeInteger(sale_price_cents ?? price_cents)) return false;
  for (const option of options) {
    for (const choice of option.options) {
      if (!Number.isSafeInteger(choice.price_cents)) return false;
    }
    if (!hasReadableNumbers(option)) return false;
  }
  return variants.every(({ difference_cents }) => Number.isSafeInteger(difference_cents));
}

/** The result for a product that is not readable: it costs nothing and cannot be ordered. */
export function unreadable({ options }: PricedProduct): PriceWithOptions {
  return {
    amount: 0,
    unit: NO_PRICE,
    base: 0,
    variant: null,
    options: options.map((option, index) => ({
      key: optionKey(option, index),
      title: option.title,
      amount: null,
      counts: false,
    })),
    reasons: [],
    errors: { general: [{ key: 'webshop_price_unreadable', values: {} }] },
  };
}
