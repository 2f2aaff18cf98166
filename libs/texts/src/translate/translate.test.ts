import { describe, expect, it } from 'vitest';
import { createTranslate, fillPlaceholders } from './translate.ts';

describe('createTranslate', () => {
  it('TRN-01 uses the override of a website, and the default text on another website', () => {
    const ours = createTranslate({ webshop_cart_empty_global_text: 'X' });
    const theirs = createTranslate();
    expect(ours('webshop_cart_empty_global_text')).toBe('X');
    expect(theirs('webshop_cart_empty_global_text')).toBe('Je winkelwagen is leeg.');
  });

  it('TRN-02 shows the default text when there is no override', () => {
    const t = createTranslate({});
    expect(t('website_search_field_placeholder')).toBe('Zoeken naar...');
    expect(t('webshop_cart_empty_quote_text')).toBe('Geen producten in winkelwagen.');
  });

  it('fills a placeholder whose name contains a space and keeps one without a value', () => {
    expect(fillPlaceholders('({tax number}) {hits} {x}', { 'tax number': 'NL1', hits: 0 })).toBe(
      '(NL1) 0 {x}',
    );
  });

  it.each([
    ['Noord B.V.', 'Bij Noord B.V. Hieronder. Noord B.V.'],
    ['Noord', 'Bij Noord. Hieronder. Noord.'],
  ])('ends a sentence after %s with one dot', (shop, words) => {
    expect(fillPlaceholders('Bij {shop}. Hieronder. {shop}.', { shop })).toBe(words);
    expect(fillPlaceholders('{shop}.nl {shop}...', { shop: 'a' })).toBe('a.nl a...');
  });

  it('renders an override without its placeholder', () => {
    expect(createTranslate({ website_search_hits: 'gevonden' })('website_search_hits', { hits: 3 })).toBe(
      'gevonden',
    );
  });
});
