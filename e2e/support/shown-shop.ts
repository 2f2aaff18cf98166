import { emptyOption, emptyProduct, resolvePage } from '@etalage/api-contract';
import type { Site } from '@etalage/site-model';
import { emptyPage, picture, sectionOf, shownSite, type ShownPage } from './shown-page.ts';

export type Category = NonNullable<ShownPage['custom_fields']['category']>;
export type Filter = Category['filters'][number];
export type Tile = Category['products'][number];
export type Product = NonNullable<ShownPage['custom_fields']['product']>;
export type Option = Product['options'][number];

/** A tile of a product, or of a category when the price is null. */
export function tileOf(title: string, euros: number | null = 100, changes: Partial<Tile> = {}): Tile {
  const price = euros === null ? null : { incl_tax: euros, excl_tax: Math.round((euros * 100) / 1.21) / 100 };
  return {
    kind: euros === null ? 'category' : 'product',
    title,
    url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    link: '',
    main_image: picture('stoel-sluis-1'),
    price,
    sale_price: null,
    second_image: '',
    is_from_price: '0',
    swatches: [],
    before_price_text: '',
    show_price_tax_included: '1',
    hide_price: '0',
    ...changes,
  };
}

export const tiles = (count: number, euros: number | null = 100): Tile[] =>
  Array.from({ length: count }, (_, index) => tileOf(`Tegel ${index + 1}`, euros));

/** A filter of checkboxes. */
export const listFilter = (key: string, title: string, values: Filter['values']): Filter => ({
  key,
  type: 'list',
  title,
  uid: key,
  values,
  active: null,
});

/** A range filter. */
export const rangeFilter = (key: string, title: string, active: Filter['active'] = null): Filter => ({
  key,
  type: 'range',
  title,
  uid: key,
  values: [],
  active,
});

/** The page of a category. */
export function categoryPage(changes: Partial<Category>): Partial<ShownPage> {
  const category: Category = {
    id: 'proef',
    title: 'Proef',
    short_description: '',
    description: '',
    layout: '',
    products: [],
    sub_categories: [],
    filters: [],
    ...changes,
  };
  return {
    kind: 'category',
    body: sectionOf('webshopCategoriesOne'),
    custom_fields: { ...emptyPage.custom_fields, category },
  };
}

const productSchema = resolvePage.response.shape.custom_fields.shape.product.unwrap();
const encodedProduct: Product = productSchema.encode(emptyProduct);
const optionSchema = productSchema.shape.options.element;
const encodedOption: Option = optionSchema.encode({ ...emptyOption, title: '', layout: 'text' });

/** An option of a product; its title is its label. */
export function optionWith(layout: Option['layout'], title: string, changes: Partial<Option> = {}): Option {
  return {
    ...encodedOption,
    title,
    layout,
    connection_id: title.toLowerCase(),
    ...changes,
  };
}

/** The page of a product; by default it can be ordered and has no options. */
export function productPage(changes: Partial<Product>, settings: Partial<Site> = {}): Partial<ShownPage> {
  const product: Product = {
    ...encodedProduct,
    id: 'bijzettafel-eb',
    title: 'Proefproduct',
    url: '/proef',
    main_image: picture('stoel-sluis-1'),
    price: { incl_tax: 121, excl_tax: 100 },
    ...changes,
  };
  return {
    kind: 'product',
    site: { ...shownSite, ...settings },
    body: sectionOf('webshopProductsOne'),
    custom_fields: { ...emptyPage.custom_fields, product, in_stock: true },
  };
}
