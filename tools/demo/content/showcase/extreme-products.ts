import type { ProductDraft } from '../products/product-draft.ts';
import { selectOption, textOption } from '../products/product-draft.ts';
import type { CategoryDraft } from '../site/categories.ts';
import { longHtml, longLine, longTitle } from './long-texts.ts';

const chairs = ['stoel-sluis-1', 'stoel-pier-1', 'stoel-kwelder-1', 'fauteuil-lij-1', 'kruk-paal-1'];

const forty: readonly ProductDraft[] = Array.from({ length: 40 }, (_, index) => ({
  id: `stoel-${index + 1}`,
  title: `Stoel nummer ${index + 1}`,
  url: `/veertig-stoelen/stoel-${index + 1}`,
  price_cents: 9_900 + index * 1_000,
  categories: ['veertig-stoelen'],
  pictures: [chairs[index % chairs.length] ?? ''],
  short_description: '<p>Essenhout met een zitting van papierkoord.</p>',
}));

/** The products of the category of forty. */
export const fortyProducts: readonly string[] = forty.map(({ id }) => id);

/** A product each with the longest texts, no picture and as many pictures as there are chairs, and a category of forty. */
export const extremeProducts: readonly ProductDraft[] = [
  {
    id: 'langste-titel',
    title: longTitle,
    url: '/lange-titels/langste-titel',
    price_cents: 99_999_999,
    categories: ['lange-titels'],
    pictures: ['bank-kade-1'],
    intro_description: `<p>${longLine}</p>`,
    short_description: `<p>${longLine}</p>`,
    description: longHtml,
    extra_description: longHtml,
    options: [
      selectOption('lang', longTitle, [
        [longTitle, 0],
        [longLine, 1_234_567],
      ]),
      textOption('regel', longTitle, 200, { help: longLine }),
    ],
  },
  {
    id: 'zonder-foto',
    title: 'Stoel zonder foto',
    url: '/lange-titels/zonder-foto',
    price_cents: 12_500,
    categories: ['lange-titels', 'een-stoel'],
    pictures: [],
  },
  ...forty,
];

const category = (id: string, title: string, words: Partial<CategoryDraft> = {}): CategoryDraft => ({
  id,
  parent_id: null,
  title,
  url: `/${id}`,
  layout: 'products_filters',
  picture: 'categorie-stoelen',
  short_description: '',
  description: '',
  ...words,
});

export const extremeCategories: readonly CategoryDraft[] = [
  category('lange-titels', longTitle, { short_description: `<p>${longLine}</p>`, description: longHtml }),
  category('een-stoel', 'Eén stoel'),
  category('veertig-stoelen', 'Veertig stoelen'),
];
