import { describe, expect, it } from 'vitest';
import { contrastOf, readableInk } from './readable-ink.ts';

describe('readableInk', () => {
  it.each([
    ['primary-500', 'white'],
    ['primary', 'white'],
    ['primary-100', 'dark'],
    ['gray-300', 'dark'],
    ['contrast-500', 'white'],
    ['transparent', 'dark'],
    ['0, 0, 0', 'white'],
    ['0, 0, 0, 0.2', 'dark'],
    ['250, 240, 20, 1', 'dark'],
    ['rood', 'dark'],
    ['', 'dark'],
  ] as const)('writes on %j in %s', (stored, ink) => {
    expect(readableInk(stored, { colors: {} })).toBe(ink);
  });

  it('follows the colours of the website', () => {
    const on = (color: string) => readableInk('primary-500', { colors: { 'primary-500': color } });
    expect(['#ff0', '#fde68a', '#113', 'rgb(10, 20, 30)', 'hsl(1 2% 3%)'].map(on)).toEqual([
      'dark',
      'dark',
      'white',
      'white',
      'dark',
    ]);
  });
});

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#fff', 4.54],
    ['#1f5f4f', '#ffffff', 7.48],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 1);
    expect(contrastOf(other, one)).toBeCloseTo(expected, 1);
  });

  it('of a colour without a brightness is not known', () => {
    expect(contrastOf('transparent', '#ffffff')).toBeUndefined();
  });
});
