import { expect, it } from 'vitest';
import { defaultPalette } from './palette.ts';
import { poorContrasts } from './poor-contrasts.ts';

it('finds nothing in the usual colours', () => {
  expect(poorContrasts((key) => defaultPalette[key])).toEqual([]);
});

it('finds letters that are hard to read on their ground', () => {
  const found = poorContrasts((key) => (key === 'primary-500' ? '#9dc0b3' : defaultPalette[key]));
  expect(found.map(({ ink, ground }) => [ink, ground])).toEqual([
    ['primary-500', 'light'],
    ['white', 'primary-500'],
  ]);
});
