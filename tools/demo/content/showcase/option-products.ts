import type { PricedOption } from '@etalage/shop-domain';
import {
  calculationOption,
  checkboxOption,
  numberOption,
  type ProductDraft,
  selectOption,
  textareaOption,
  textOption,
} from '../products/product-draft.ts';
import type { CategoryDraft } from '../site/categories.ts';

/** The product with an option of every layout. */
export const allOptions = 'alle-opties';

/** One option of each layout (PROD-30 and on); the calculation follows from the number. */
const options: Record<PricedOption['layout'], PricedOption> = {
  select: selectOption('soort', 'Keuze', [
    ['Zonder meerprijs', 0],
    ['Met meerprijs', 1_250],
    ['Met korting', -500],
  ]),
  number: numberOption('aantal', 'Getal', [2, 1, 10], 'stuks', 300, { help: 'Van 1 tot en met 10.' }),
  checkbox: checkboxOption('vinkje', 'Vinkje', 750, { help: 'Aan of uit.' }),
  text: textOption('regel', 'Regel tekst', 30, { required: true, value: 'Hoi' }),
  textarea: textareaOption('tekst', 'Meer tekst', 200),
  calculation: calculationOption('berekening', 'Berekening', '1.50', [['times', 'aantal', '1']]),
};

/** Every state of the amount, stock and button of a product. */
const cases: readonly (Partial<ProductDraft> & { id: string; title: string })[] = [
  { id: allOptions, title: 'Alle opties', options: Object.values(options) },
  ...Object.values(options)
    .filter(({ layout }) => layout !== 'calculation')
    .map((option) => ({ id: `optie-${option.layout}`, title: option.title, options: [option] })),
  { id: 'optie-calculation', title: 'Berekening', options: [options.number, options.calculation] },
  { id: 'alleen-opties', title: 'Zonder basisprijs', exclude_base_price: true, options: [options.number] },
  { id: 'actieprijs', title: 'Actieprijs', sale_price_cents: 7_995 },
  { id: 'laag-tarief', title: 'Laag tarief', vat_class_id: 'low' },
  { id: 'nultarief', title: 'Nultarief', vat_class_id: 'zero' },
  { id: 'vrijgesteld', title: 'Vrijgesteld van btw', vat_class_id: 'exempt' },
  { id: 'prijs-verborgen', title: 'Prijs verborgen', hide_price: true },
  { id: 'uitverkocht', title: 'Uitverkocht', stock: 0 },
  { id: 'laatste-stuk', title: 'Laatste stuk', stock: 1 },
  { id: 'per-zes', title: 'Per zes', quantity_min: 6, quantity_max: 60, quantity_step: 6 },
  { id: 'alleen-offerte', title: 'Alleen offerte', enable_checkout: false, enable_quote: true },
  { id: 'bestellen-of-offerte', title: 'Bestellen of offerte', enable_quote: true },
  {
    id: 'bij-partner',
    title: 'Bij een partner',
    enable_checkout: false,
    enable_affiliate: true,
    affiliate_link: 'https://partner.example/',
  },
  { id: 'op-aanvraag', title: 'Op aanvraag', enable_checkout: false },
];

export const optionProducts: readonly ProductDraft[] = cases.map((product) => ({
  url: `/opties/${product.id}`,
  price_cents: 10_000,
  categories: ['opties'],
  pictures: ['eettafel-duin-1', 'eettafel-duin-2'],
  short_description: `<p>${product.title}</p>`,
  ...product,
}));

export const optionCategories: readonly CategoryDraft[] = [
  {
    id: 'opties',
    parent_id: null,
    title: 'Opties',
    url: '/opties',
    layout: 'products_filters',
    picture: 'categorie-tafels',
    short_description: '<p>Elke soort optie en elke manier van verkopen.</p>',
    description: '',
  },
];
