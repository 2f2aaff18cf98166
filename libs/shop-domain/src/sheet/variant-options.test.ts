import { describe, expect, it } from 'vitest';
import { emptyProductContent } from '../owned-product/empty-content.ts';
import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';
import { chair, listOf, variantOf } from './sheet.fixture.ts';
import { titlesFor, withChoices, withOptions } from './variant-options.ts';

const bare = emptyProductContent;
const keysOf = (product: OwnedProductContent, ...titles: string[]) =>
  withOptions(product, titles).variant_options;

describe('the titles of options', () => {
  it('are those of the product, whatever its cells say', () => {
    expect(titlesFor(chair, { option_1: 'Kleur' })).toEqual(['Hout']);
  });

  it('are those of the cells up to the first gap', () => {
    const all = { option_1: ' Maat ', option_2: 'Kleur', option_3: 'Stof' };
    expect(titlesFor(bare, all)).toEqual(['Maat', 'Kleur', 'Stof']);
    expect(titlesFor(bare, { ...all, option_2: ' ' })).toEqual(['Maat']);
    expect(titlesFor(bare, { option_2: 'Kleur' })).toEqual([]);
  });
});

describe('options of variants', () => {
  it('are added as required lists without choices', () => {
    expect(withOptions(bare, ['Maat', 'Kleur en stof'])).toEqual({
      ...bare,
      options: [listOf('maat', 'Maat'), listOf('kleur-en-stof', 'Kleur en stof')],
      variant_options: ['maat', 'kleur-en-stof'],
    });
  });

  it('stay as they are when the product has some', () => {
    expect(withOptions(chair, ['Kleur'])).toBe(chair);
  });

  it('are a list of the product with that title, with its choices and its key', () => {
    const options = [{ ...listOf('k', ' Maat ', 'S', 'M'), required: false }, listOf('', 'Kleur', 'Rood')];
    const { options: after, variant_options } = withOptions({ ...bare, options }, ['maat', 'KLEUR']);
    expect(variant_options).toEqual(['k', 'kleur']);
    expect(after).toEqual([listOf('k', 'maat', 'S', 'M'), listOf('kleur', 'KLEUR', 'Rood')]);
  });

  it('are new beside an option of another kind with that title', () => {
    const text = { ...listOf('maat', 'Maat'), layout: 'text' as const };
    const after = withOptions({ ...bare, options: [text] }, ['Maat']);
    expect(after.options).toEqual([text, listOf('maat-2', 'Maat')]);
  });

  it.each([
    ['Één maat!', 'een-maat'],
    ['12', 'optie-12'],
    ['0', 'optie-0'],
    ['???', 'optie-'],
    ['色', 'optie-'],
    ['2 zits', '2-zits'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('get for %j the key %s', (title, key) => {
    expect(keysOf(bare, title)).toEqual([key]);
  });

  it('get a key that no option has, nor another new one', () => {
    const options = ['maat', 'maat-2', ''].map((key) => ({ ...listOf(key, 'x'), layout: 'text' as const }));
    expect(keysOf({ ...bare, options }, 'Maat', 'Maat.', 'Maat?')).toEqual(['maat-3', 'maat-4', 'maat-5']);
    expect(keysOf(bare, '!', '?')).toEqual(['optie-', 'optie--2']);
  });
});

describe('choices of variants', () => {
  it('are added behind those of their list, once', () => {
    const variants = [...chair.variants, variantOf('c', ['Beuken']), variantOf('d', ['Beuken'])];
    const other = listOf('kleur', 'Kleur', 'Rood');
    const after = withChoices({ ...chair, options: [other, ...chair.options], variants });
    expect(after.options).toEqual([other, listOf('hout', 'Hout', 'Eiken', 'Noten', 'Beuken')]);
  });

  it('leave lists alone that have them, and keep the prices of choices', () => {
    const list = { ...listOf('hout', 'Hout'), options: [{ title: 'Eiken', price_cents: 5 }] };
    const product = { ...chair, options: [list] };
    expect(withChoices({ ...product, variants: chair.variants.slice(0, 1) }).options).toEqual([list]);
    expect(withChoices(product).options[0]?.options).toEqual([
      { title: 'Eiken', price_cents: 5 },
      { title: 'Noten', price_cents: 0 },
    ]);
  });
});
