import { describe, expect, it } from 'vitest';
import { newOption, type OptionForm } from '../options/option-form.ts';
import { keptVariants, newVariant, type VariantForm } from '../options/variant-form.ts';
import { combineVariants, countCombinations, missingVariants } from './combine.ts';
import { variantErrors } from './variant-errors.ts';

const list = (key: string, ...titles: string[]): OptionForm => ({
  ...newOption('select'),
  title: key,
  connection_id: key,
  choices: titles.map((title) => ({ id: title, title, price: '' })),
});
const options = [list('hout', 'Eiken', 'Noten'), list('hoogte', 'Laag', 'Hoog')];
const filled = (...choices: string[]): VariantForm => ({
  ...newVariant(choices),
  id: choices.join(),
  article_number: `nr ${choices.join()}`,
  difference: '10',
  weight: '500',
  images: '/een.jpg',
});
const choicesOf = (variants: readonly VariantForm[]) => variants.map(({ choices }) => choices);

describe('combineVariants', () => {
  it('makes one variant of each choice, then of each combination', () => {
    const first = combineVariants({ options, variant_options: [], variants: [] }, ['hout']);
    expect(choicesOf(first)).toEqual([['Eiken'], ['Noten']]);
    const both = combineVariants({ options, variant_options: ['hout'], variants: first }, ['hout', 'hoogte']);
    expect(choicesOf(both)).toEqual([
      ['Eiken', 'Laag'],
      ['Eiken', 'Hoog'],
      ['Noten', 'Laag'],
      ['Noten', 'Hoog'],
    ]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(4);
  });

  it('keeps the numbers of a variant with the first that comes of it, and its price with all', () => {
    const given = { options, variant_options: ['hout'], variants: [filled('Eiken'), filled('Noten')] };
    const [low, high] = combineVariants(given, ['hout', 'hoogte']);
    expect(low).toEqual({ ...filled('Eiken'), choices: ['Eiken', 'Laag'] });
    expect(high).toMatchObject({
      article_number: '',
      ean: '',
      difference: '10',
      weight: '500',
      images: '/een.jpg',
    });
    expect(high?.id).not.toBe(low?.id);
  });

  it('adds no combination that the shop did not have', () => {
    const given = { options, variant_options: ['hout'], variants: [filled('Noten')] };
    expect(choicesOf(combineVariants(given, ['hout', 'hoogte']))).toEqual([
      ['Noten', 'Laag'],
      ['Noten', 'Hoog'],
    ]);
  });

  it('keeps the first of several that become one, in the order of the options', () => {
    const variants = [filled('Eiken', 'Hoog'), filled('Eiken', 'Laag'), filled('Noten', 'Laag')];
    const given = { options, variant_options: ['hout', 'hoogte'], variants };
    expect(combineVariants(given, ['hout'])).toEqual([
      { ...filled('Eiken', 'Hoog'), choices: ['Eiken'] },
      { ...filled('Noten', 'Laag'), choices: ['Noten'] },
    ]);
    expect(combineVariants(given, [])).toEqual([]);
  });

  it('counts before it makes', () => {
    expect(countCombinations({ options }, ['hout', 'hoogte'])).toBe(4);
    expect(countCombinations({ options }, [])).toBe(0);
  });
});

it('finds the combinations that no variant has', () => {
  const given = { options, variant_options: ['hout', 'hoogte'], variants: [filled('Eiken', 'Hoog')] };
  expect(choicesOf(missingVariants(given))).toEqual([
    ['Eiken', 'Laag'],
    ['Noten', 'Laag'],
    ['Noten', 'Hoog'],
  ]);
});

describe('keptVariants', () => {
  it('names choices as they are called now, and leaves out those of a deleted choice', () => {
    const [wood, height] = options as [OptionForm, OptionForm];
    const renamed = { ...wood, choices: [{ id: 'Eiken', title: ' Eik ', price: '' }] };
    const form = {
      options: [renamed, height],
      variant_options: ['hout', 'hoogte'],
      variants: [filled('Noten', 'Laag'), filled('Eiken', 'Laag')],
    };
    expect(keptVariants(form)).toEqual([
      {
        place: 1,
        variant: {
          id: 'Eiken,Laag',
          choices: ['Eik', 'Laag'],
          article_number: 'nr Eiken,Laag',
          ean: '',
          difference_cents: 1000,
          weight_grams: 500,
          images: ['/een.jpg'],
        },
      },
    ]);
  });
});

it('names differences and weights that cannot be read', () => {
  const found = variantErrors([
    filled('a'),
    { ...filled('b'), difference: 'veel', weight: 'licht' },
    { ...filled('c'), difference: '-99999999', weight: '999999999' },
    { ...filled('d'), difference: '-12,50', weight: '' },
  ]);
  expect(Object.entries(found).map(([path, [first]]) => [path, first?.key])).toEqual([
    ['variants.1.difference', 'products_error_amount'],
    ['variants.1.weight', 'products_error_count'],
    ['variants.2.difference', 'products_error_amount_too_big'],
    ['variants.2.weight', 'products_error_count_too_big'],
  ]);
});
