import { NO_PRICE, sideOf } from '../money/both-sides.ts';
import { isRate } from '../money/rate.ts';
import { optionKey } from './option-key.ts';
import type { PricedProduct, PriceWithOptions } from './priced-product.ts';

/** Whether every amount that can count is a whole number of cents and the rate is valid. */
export function hasAmounts(product: PricedProduct): boolean {
  const { price_mode, price, sale_price, options, tax_rate } = product;
  if (!isRate(tax_rate) || !Number.isSafeInteger(sideOf(sale_price ?? price, price_mode))) return false;
  for (const option of options) {
    for (const choice of option.options) {
      if (!Number.isSafeInteger(sideOf(choice.price, price_mode))) return false;
    }
  }
  return true;
}

/** The result for a product with invalid amounts: it costs nothing and cannot be ordered. */
export function unreadable({ options }: PricedProduct): PriceWithOptions {
  return {
    amount: 0,
    unit: NO_PRICE,
    base: NO_PRICE,
    options: options.map((option, index) => ({
      key: optionKey(option, index),
      title: option.title,
      price: null,
      amount: null,
      counts: false,
    })),
    reasons: [],
    errors: { general: [{ key: 'webshop_price_unreadable', values: {} }] },
  };
}
