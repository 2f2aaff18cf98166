import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const wrap = (text: string, width: number) => wrapText(text, width, () => 1);

describe('wrapText', () => {
  it.each([
    ['', 5, ['']],
    ['een twee', 8, ['een twee']],
    ['een twee', 7, ['een', 'twee']],
    ['een\n\ntwee', 9, ['een', '', 'twee']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
    ['ab cdefgh ij', 3, ['ab', 'cde', 'fgh', 'ij']],
    ['abc', 0, ['a', 'b', 'c']],
    ['👍👍', 1, ['👍', '👍']],
  ])('%j at %i', (text, width, lines) => expect(wrap(text, width)).toEqual(lines));

  it('measures every character once', () => {
    let measured = 0;
    const text = 'x'.repeat(10_000);
    const lines = wrapText(text, 10, () => {
      measured += 1;
      return 1;
    });
    expect(lines).toHaveLength(1000);
    expect(measured).toBeLessThan(10_010);
  });
});
