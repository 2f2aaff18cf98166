import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it.each([
  ['A\r\nBcc: x@y.nl', 'A Bcc: x@y.nl'],
  ['a\u0085b\u2028c\u2029d\u000be\tf', 'a b c d e f'],
  [' Zoë  de Vries 🙂 ', ' Zoë  de Vries 🙂 '],
])('makes %j one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
