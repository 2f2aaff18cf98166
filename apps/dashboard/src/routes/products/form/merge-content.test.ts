import { describe, expect, it } from 'vitest';
import { mergeContent } from './merge-content.ts';
import { plainContent } from './plain-content.fixture.ts';

const base = plainContent;

describe('mergeContent', () => {
  it('takes over what only the other one changed, and keeps what only I changed', () => {
    const mine = { ...base, title: 'Eettafel' };
    const theirs = { ...base, price_cents: 12_500, categories: ['tafels'] };
    expect(mergeContent(base, mine, theirs)).toEqual({
      mine: ['title'],
      theirs: ['price_cents', 'categories'],
      clashes: [],
    });
  });

  it('names what both changed in another way, and nothing that both changed alike', () => {
    const mine = { ...base, title: 'Eettafel', brand: 'Atelier Noord' };
    const theirs = { ...base, title: 'Werktafel', brand: 'Atelier Noord' };
    expect(mergeContent(base, mine, theirs)).toEqual({ mine: ['title'], theirs: [], clashes: ['title'] });
  });
});

it('keeps options and variants of one person together', () => {
  const mine = { ...base, variant_options: ['hout'] };
  const theirs = { ...base, options: [], variants: [], brand: 'Noord' };
  expect(mergeContent(base, mine, theirs)).toEqual({
    mine: ['variant_options', 'options', 'variants'],
    theirs: ['brand'],
    clashes: [],
  });
});
