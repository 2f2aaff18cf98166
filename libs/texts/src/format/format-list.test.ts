import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it('joins names with commas, the last with "en"', () => {
  expect([[], ['Nederland'], ['Nederland', 'België'], ['a', 'b', 'c']].map(formatList)).toEqual([
    '',
    'Nederland',
    'Nederland en België',
    'a, b en c',
  ]);
});
