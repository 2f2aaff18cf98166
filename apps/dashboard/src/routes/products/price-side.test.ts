import { expect, it } from 'vitest';
import { priceSide } from './price-side.ts';

it.each([
  ['gross', false, 'products_side_incl'],
  ['net', false, 'products_side_excl'],
  ['gross', true, 'products_side_untaxed'],
  ['net', true, 'products_side_untaxed'],
] as const)('says of %s amounts, small business %s: %s', (price_mode, small_business, text) =>
  expect(priceSide({ price_mode, small_business })).toBe(text),
);
