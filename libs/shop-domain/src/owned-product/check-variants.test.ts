import { describe, expect, it } from 'vitest';
import { emptyOption } from '../schema/empty-product.ts';
import { checkVariants } from './check-variants.ts';
import { emptyProductContent } from './empty-content.ts';
import type { OwnedProductContent, OwnedVariant } from './owned-product.schema.ts';

const list = (connection_id: string, ...titles: string[]) => ({
  ...emptyOption,
  title: connection_id,
  layout: 'select' as const,
  connection_id,
  required: true,
  options: titles.map((title) => ({ title, price_cents: 0 })),
});
const variant = (id: string, choices: string[], changes: Partial<OwnedVariant> = {}): OwnedVariant => ({
  id,
  choices,
  article_number: '',
  ean: '',
  difference_cents: 0,
  weight_grams: null,
  images: [],
  ...changes,
});
const content = {
  ...emptyProductContent,
  price_cents: 1000,
  article_number: 'STOEL',
  options: [list('hout', 'Eiken', 'Noten'), list('hoogte', 'Laag', 'Hoog')],
  variant_options: ['hout', 'hoogte'],
  variants: [variant('a', ['Eiken', 'Laag']), variant('b', ['Noten', 'Hoog'])],
};
const found = (changes: Partial<OwnedProductContent>) =>
  checkVariants({ ...content, ...changes }).map(({ path, key }) => [path, key]);
const withVariant = (changes: Partial<OwnedVariant>) => [
  variant('a', ['Eiken', 'Laag'], { article_number: 'A' }),
  { ...variant('b', ['Noten', 'Hoog']), ...changes },
];

describe('checkVariants', () => {
  it.each<Partial<OwnedProductContent>>([
    {},
    { variant_options: [], variants: [] },
    { variants: withVariant({ article_number: 'B', ean: '4006381333931', difference_cents: -1000 }) },
    { exclude_base_price: true, variants: withVariant({ difference_cents: -2000 }) },
  ])('accepts %o', (changes) => {
    expect(found(changes)).toEqual([]);
  });

  it.each<[Partial<OwnedProductContent>, string, string]>([
    [{ variant_options: ['hout', 'weg'] }, 'variants', 'product_variants_option_gone'],
    [{ variant_options: ['hout', 'hout'] }, 'variants', 'product_variants_option_gone'],
    [{ variant_options: [] }, 'variants', 'product_variants_option_gone'],
    [{ options: [{ ...list('hout'), layout: 'text' }] }, 'variants', 'product_variants_option_gone'],
    [{ variants: [] }, 'variants', 'product_variants_none'],
    [
      { options: [{ ...list('hout', 'Eiken', 'Noten'), required: false }, list('hoogte', 'Laag', 'Hoog')] },
      'options.0.required',
      'product_variants_required',
    ],
    [
      { options: [list('hout', 'Eiken', 'Noten', 'Eiken'), list('hoogte', 'Laag', 'Hoog')] },
      'options.0.options.2.title',
      'product_variants_double_choice',
    ],
    [
      { variants: withVariant({ choices: ['Beuken', 'Hoog'] }) },
      'variants.1.choices',
      'product_variant_choice_gone',
    ],
    [{ variants: withVariant({ choices: ['Noten'] }) }, 'variants.1.choices', 'product_variant_choice_gone'],
    [
      { variants: withVariant({ choices: ['Eiken', 'Laag'] }) },
      'variants.1.choices',
      'product_variant_double',
    ],
    [{ variants: withVariant({ id: 'a' }) }, 'variants.1.choices', 'product_variant_double'],
    [
      { variants: withVariant({ article_number: 'A' }) },
      'variants.1.article_number',
      'product_variant_number_double',
    ],
    [
      { variants: withVariant({ article_number: 'STOEL' }) },
      'variants.1.article_number',
      'product_variant_number_double',
    ],
    [{ variants: withVariant({ ean: '4006381333932' }) }, 'variants.1.ean', 'product_ean_invalid'],
    [
      { variants: withVariant({ difference_cents: -1001 }) },
      'variants.1.difference_cents',
      'product_variant_negative',
    ],
    [
      { sale_price_cents: 500, variants: withVariant({ difference_cents: -501 }) },
      'variants.1.difference_cents',
      'product_variant_negative',
    ],
  ])('refuses %o at %s with %s', (changes, path, key) => {
    expect(found(changes)).toEqual([[path, key]]);
  });
});
