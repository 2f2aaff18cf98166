import { describe, expect, it } from 'vitest';
import { readableInk } from './readable-ink.ts';

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
