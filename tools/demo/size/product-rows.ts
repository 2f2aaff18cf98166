import { tileColumns } from '@etalage/api/seed';
import type { PricedOption } from '@etalage/shop-domain';
import { checkboxOption, numberOption, selectOption, textOption } from '../content/products/product-draft.ts';
import { createPick } from './pick.ts';
import { seriesOf } from './series-names.ts';

const kinds = [
  'Eettafel',
  'Bijzettafel',
  'Stoel',
  'Kruk',
  'Bank',
  'Kast',
  'Lamp',
  'Plank',
  'Bureau',
  'Spiegel',
];
const names = [
  'Duin',
  'Kade',
  'Loods',
  'Haven',
  'Sluis',
  'Werf',
  'Riet',
  'Baken',
  'Luwte',
  'Kiezel',
  'Tij',
  'Paal',
];
const woods = ['Eiken', 'Essen', 'Noten', 'Beuken', 'Kersen'];
const colors = ['Naturel', 'Zwart', 'Wit', 'Groen', 'Blauw', 'Rood'];
const shapes = ['Rond', 'Ovaal', 'Vierkant', 'Rechthoekig'];
const pictures = [
  'eettafel-duin',
  'stoel-sluis',
  'fauteuil-luwte',
  'bank-kade',
  'boekenkast-loods',
  'hanglamp-baken',
];

/** Four sets of zero to three options; on average about five variants per product. */
const optionSets: readonly (readonly PricedOption[])[] = [
  [],
  [
    selectOption('afwerking', 'Afwerking', [
      ['Olie', 0],
      ['Lak', 1_500],
      ['Zeep', 1_000],
    ]),
  ],
  [
    selectOption('maat', 'Maat', [
      ['Klein', 0],
      ['Middel', 2_500],
      ['Groot', 5_000],
    ]),
    checkboxOption('montage', 'Montage', 4_500),
  ],
  [
    selectOption('kleur', 'Kleur', [
      ['Naturel', 0],
      ['Zwart', 1_000],
    ]),
    numberOption('planken', 'Planken', [2, 1, 8], 'stuks', 1_250),
    textOption('gravure', 'Gravure', 40),
  ],
];

export const CATEGORY_COUNT = 20;

/** VAT classes that each website has, with their rates in basis points. */
const vatClasses = { high: { id: 'high', rate: 2_100 }, low: { id: 'low', rate: 900 } } as const;

/** A generated product; the same for the same seed and the same place in the list. */
export interface SizedProduct {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly picture: string;
  /** Price of one piece without options, in cents. */
  readonly cents: number;
  readonly salePrice: number | null;
  readonly vat: (typeof vatClasses)[keyof typeof vatClasses];
  readonly options: readonly PricedOption[];
  readonly categories: readonly number[];
  readonly filters: readonly (readonly [key: string, title: string, value: string])[];
  /** Undefined without stock management. */
  readonly stock: number | undefined;
}

export function productAt(seed: number, index: number): SizedProduct {
  const pick = createPick(seed, 1, index);
  const kind = pick.of(kinds);
  const wood = pick.of(woods);
  const cents = 1_995 + pick.below(4_000) * 50;
  const category = pick.below(CATEGORY_COUNT);
  return {
    id: `p${index + 1}`,
    title: `${kind} ${pick.of(names)} ${wood.toLowerCase()} ${seriesOf(createPick(seed, 3, index))} ${index + 1}`,
    url: `/producten/${kind.toLowerCase()}-${index + 1}`,
    picture: pick.of(pictures),
    cents,
    salePrice: pick.chance(15) ? Math.round(cents * 0.8) : null,
    vat: pick.chance(10) ? vatClasses.low : vatClasses.high,
    options: pick.of(optionSets),
    categories: pick.chance(30) ? [category, (category + 7) % CATEGORY_COUNT] : [category],
    filters: [
      ['houtsoort', 'Houtsoort', wood],
      ['kleur', 'Kleur', pick.of(colors)],
      ['vorm', 'Vorm', pick.of(shapes)],
    ],
    stock: pick.chance(60) ? pick.below(50) : undefined,
  };
}

type MediaPath = (name: string) => string;

/** Rows per table for products `from` up to, not including, `to`. */
export function productRows(websiteId: string, seed: number, from: number, to: number, media: MediaPath) {
  const products = Array.from({ length: to - from }, (_, offset) => productAt(seed, from + offset));
  return {
    products: products.map((product, offset) => ({
      ...productRow(websiteId, product, media),
      enable_quote: offset % 4 === 0,
      position: from + offset,
    })),
    product_categories: products.flatMap(({ id, categories }, offset) =>
      categories.map((category) => ({
        website_id: websiteId,
        product_id: id,
        category_id: `c${category + 1}`,
        position: from + offset,
      })),
    ),
    product_filter_values: products.flatMap((product) => filterValueRows(websiteId, product)),
    stock: products.flatMap(({ id, stock }) =>
      stock === undefined ? [] : [{ website_id: websiteId, product_id: id, on_hand: stock }],
    ),
  };
}

function productRow(website_id: string, product: SizedProduct, media: MediaPath) {
  const price = {
    price_cents: product.cents,
    sale_price_cents: product.salePrice,
    options: product.options,
  };
  return {
    website_id,
    id: product.id,
    status: 'published',
    title: product.title,
    url: product.url,
    main_image: media(`${product.picture}-1`),
    sub_images: media(`${product.picture}-2`),
    stock_management: product.stock !== undefined,
    ...price,
    vat_class_id: product.vat.id,
    ...tileColumns(price, 'gross'),
    short_description: `<p>${product.title}, met de hand gemaakt in onze werkplaats.</p>`,
    description: `<p>${product.filters.map(([, title, value]) => `${title}: ${value}.`).join(' ')}</p>`,
    weight_grams: 500 + (product.cents % 40) * 100,
  };
}

/** The values that a product can be filtered by; the last one is its price in euros. */
function filterValueRows(website_id: string, { id, filters, cents, salePrice }: SizedProduct) {
  const euros = (salePrice ?? cents) / 100;
  const listed = filters.map(([key, title, value], position) => ({
    website_id,
    product_id: id,
    key,
    title,
    type: 'list',
    value,
    number: null as number | null,
    position,
  }));
  const price = {
    website_id,
    product_id: id,
    key: 'prijs',
    title: 'Prijs',
    type: 'range',
    value: String(euros),
    number: euros,
    position: 3,
  };
  return [...listed, price];
}

export function categoryRows(websiteId: string, media: MediaPath) {
  return Array.from({ length: CATEGORY_COUNT }, (_, index) => ({
    website_id: websiteId,
    id: `c${index + 1}`,
    title: `Collectie ${index + 1}`,
    url: `/collectie-${index + 1}`,
    layout: 'products_filters',
    image: media('categorie-tafels'),
    short_description: `<p>De meubels van collectie ${index + 1}.</p>`,
    position: index,
  }));
}
