import { describe, expect, it } from 'vitest';
import type { ProductTileRow } from './search.repository.ts';
import { productTile } from './tile.mapper.ts';

const row: ProductTileRow = {
  title: 'Tafel',
  url: '/tafel',
  link: '',
  main_image: '|/a.jpg',
  sub_images: '/b.jpg|/c.jpg',
  price_cents: 30_000,
  sale_price_cents: null,
  lowest_price_cents: null,
  is_from_price: false,
  exclude_base_price: false,
  swatches: [],
  vat_rate_bp: 2100,
  before_price_text: '',
  hide_price: false,
  price_record: null,
  content_milli: null,
  content_unit: 'g',
};
const visible = { is_public: true, is_repriced: false, variants: {} };
/** It cost this before a sale that began yesterday. */
const recordOf = (price_cents: number, sale_price_cents: number) => {
  const now = Date.now();
  const before = { at: now - 9 * 86_400_000, price_cents, sale_price_cents: null, ...visible };
  const sale = { at: now - 86_400_000, price_cents, sale_price_cents, ...visible };
  return { now, is_cut: false, moments: [before, sale] };
};
const pricesOf = (changes: Partial<ProductTileRow>) => {
  const { price, sale_price } = productTile(
    { ...row, ...changes },
    { priceMode: 'gross', showPriceTaxIncluded: true },
  );
  return [price?.incl_tax, sale_price?.incl_tax];
};

describe('productTile', () => {
  it.each([
    ['its own price if no lowest price is known', {}, [30_000, undefined]],
    ['the lowest price that can be ordered', { lowest_price_cents: 24_500 }, [24_500, undefined]],
    [
      'the price with and without the sale for the same options',
      {
        sale_price_cents: 25_000,
        lowest_price_cents: 26_500,
        price_record: recordOf(30_000, 25_000),
      },
      [31_500, 26_500],
    ],
    [
      'the lowest price before the sale, not the price that the owner typed',
      { price_cents: 40_000, sale_price_cents: 25_000, price_record: recordOf(27_000, 25_000) },
      [27_000, 25_000],
    ],
    [
      'no price before a sale if it was not lower then',
      { sale_price_cents: 25_000, price_record: recordOf(25_000, 25_000) },
      [25_000, undefined],
    ],
    [
      'no sale if the base price is excluded',
      { sale_price_cents: 25_000, lowest_price_cents: 9_000, exclude_base_price: true },
      [9_000, undefined],
    ],
    [
      'PROD-06 nothing if the price is hidden, also of a sale',
      { sale_price_cents: 25_000, lowest_price_cents: 9_000, hide_price: true },
      [],
    ],
  ] as const)('shows %s', (_, changes, [price, sale]) => {
    expect(pricesOf(changes)).toEqual([price, sale]);
  });

  it.each([
    ['/a.jpg', '/b.jpg|/c.jpg', '/b.jpg'],
    ['|/a.jpg|/d.jpg', '/b.jpg', '/d.jpg'],
    ['/a.jpg', '', ''],
    ['', '/b.jpg', ''],
  ])('with %j and %j its second picture is %j', (main_image, sub_images, second) => {
    const settings = { priceMode: 'gross', showPriceTaxIncluded: true } as const;
    expect(productTile({ ...row, main_image, sub_images }, settings).second_image).toBe(second);
  });
});
