import { describe, expect, it } from 'vitest';
import { shownSide } from '../money/shown-side.ts';
import type { Product } from '../schema/product.schema.ts';
import { priceWithOptions } from './price-with-options.ts';
import { make } from './product.fixture.ts';
import { storedPrices } from './stored-prices.ts';

const tick = {
  ...make.checkbox('a', 0),
  options: [{ title: '', price: { incl_tax: 1_210, excl_tax: 1_000 } }],
};
const product = {
  price_mode: 'net',
  tax_rate: 2100,
  exclude_base_price: false,
  price: { incl_tax: 12_100, excl_tax: 10_000 },
  sale_price: null,
  options: [tick],
  variant_options: [],
  variants: [],
} as unknown as Product;

describe('storedPrices', () => {
  it('takes the side of the price mode, of the product and of every choice', () => {
    expect(storedPrices(product)).toMatchObject({
      price_cents: 10_000,
      sale_price_cents: null,
      options: [{ connection_id: 'a', options: [{ title: '', price_cents: 1_000 }] }],
    });
    const sale_price = { incl_tax: 9_680, excl_tax: 8_000 };
    expect(storedPrices({ ...product, price_mode: 'gross', sale_price })).toMatchObject({
      price_cents: 12_100,
      sale_price_cents: 9_680,
      options: [{ options: [{ price_cents: 1_210 }] }],
    });
  });

  it('PROD-51 shows base and options with tax or without; what is shown changes nothing in what is computed', () => {
    for (const price_mode of ['gross', 'net'] as const) {
      const { unit } = priceWithOptions(storedPrices({ ...product, price_mode }), { a: '1' });
      expect(shownSide(unit, true)).toBe(13_310);
      expect(shownSide(unit, false)).toBe(11_000);
    }
  });
});
