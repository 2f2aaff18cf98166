import { describe, expect, it } from 'vitest';
import { isTyping } from './is-typing.ts';

describe('isTyping', () => {
  const within = (html: string) => {
    document.body.innerHTML = html;
    return isTyping(document.querySelector('[data-at]'));
  };
  it.each([
    ['<input data-at>', true],
    ['<textarea data-at></textarea>', true],
    ['<div contenteditable="true"><b data-at></b></div>', true],
    ['<div role="dialog"><button data-at></button></div>', true],
    ['<input type="checkbox" data-at>', false],
    ['<button data-at></button>', false],
  ])('%s: %s', (html, expected) => expect(within(html)).toBe(expected));
});
