import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery } from './typed-query.ts';

/** The words; those that are not required are in brackets. */
const wordsOf = (typed: string) =>
  readQuery(typed).words.map(({ text, isLoose }) => (isLoose ? `(${text})` : text));

describe('readQuery', () => {
  it.each([
    ['ronde eiken tafel', ['ronde', 'eiken', 'tafel']],
    ['kruk voor aan de bar', ['kruk', '(bar)']],
    ['kast met glazen deuren', ['kast', '(glazen)', '(deuren)']],
    ['een tafel voor in de tuin', ['tafel', '(tuin)']],
    ['op maat', ['maat']],
    ['voor in de tuin', ['tuin']],
    ['de', ['de']],
    ["sofa's", ['sofas']],
    ['tv-meubel', ['tv', 'meubel']],
    ['lamp tot 100 euro', ['lamp']],
    ['€ 100', []],
    ['  !!! ', []],
    ["'; drop table products;--", ['drop', 'table', 'products']],
    ['a b c d f g h i j k', ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'i']],
  ])('reads the words of %j', (typed, words) => {
    expect(wordsOf(typed)).toEqual(words);
  });

  it('reads at most eight words of at most sixty letters or digits, of any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (typed) => {
        const { words } = readQuery(typed);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const { text } of words) expect(text).toMatch(/^[\p{L}\p{N}]{1,60}$/u);
      }),
    );
  });
});
