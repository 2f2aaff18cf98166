import { expect, it } from 'vitest';
import { amountsOf } from './amounts-of.ts';

it.each([
  ['gross', false, 'gross'],
  ['net', false, 'net'],
  ['gross', true, 'untaxed'],
  ['net', true, 'untaxed'],
] as const)('prices %s, small business %s: %s', (price_mode, small_business, amounts) =>
  expect(amountsOf({ price_mode, small_business })).toBe(amounts),
);
