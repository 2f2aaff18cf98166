import { tileColumns, type WebsiteTransaction } from '@etalage/api/seed';
import { demoProducts } from './products/demo-products.ts';
import { filterRowsOf } from './products/filter-rows.ts';
import { propertyRowsOf } from './products/property-rows.ts';
import type { ProductDraft } from './products/product-draft.ts';
import { type Shelf, stockHistory } from './products/stock-history.ts';
import { demoMaker } from './site/maker.ts';
import { isRendered } from './demo-assets.ts';
import { categories, type CategoryDraft } from './site/categories.ts';

type Media = (name: string) => string;

export interface Catalogue {
  readonly categories: readonly CategoryDraft[];
  readonly products: readonly ProductDraft[];
}

/**
 * Adds categories, products, their properties and stock to a website, by default those of the demo shop. One
 * statement per table, because a first start waits for it.
 */
export async function seedCatalogue(
  tx: WebsiteTransaction,
  website_id: string,
  media: Media,
  catalogue: Catalogue = { categories, products: demoProducts },
): Promise<void> {
  await tx
    .insertInto('categories')
    .values(
      catalogue.categories.map(({ picture, rule, filters, ...category }, position) => ({
        ...category,
        website_id,
        image: media(picture),
        rule: rule ? JSON.stringify(rule) : null,
        filters: filters ? [...filters] : null,
        position,
      })),
    )
    .execute();
  await seedPrices(tx, website_id, catalogue.products);
  await tx
    .insertInto('makers')
    .values({ ...demoMaker, website_id })
    .execute();
  await tx
    .insertInto('products')
    .values(catalogue.products.map((draft, position) => productRow(draft, position, website_id, media)))
    .execute();
  const owned = <Row extends object>(row: Row) => ({ website_id, ...row });
  const perProduct = rowsPerProduct(website_id, catalogue.products);
  await tx
    .insertInto('product_categories')
    .values(
      perProduct((draft, position) => draft.categories.map((category_id) => ({ category_id, position }))),
    )
    .execute();
  const related = perProduct((draft) =>
    (draft.related ?? []).map((related_id, place) => ({ related_id, position: place })),
  );
  if (related.length > 0) await tx.insertInto('product_relations').values(related).execute();
  const { properties, values } = propertyRowsOf(catalogue.products.flatMap(filterRowsOf));
  if (properties.length > 0) await tx.insertInto('properties').values(properties.map(owned)).execute();
  if (values.length > 0) await tx.insertInto('property_values').values(values.map(owned)).execute();
  await tx.insertInto('product_filter_values').values(perProduct(filterRowsOf)).execute();
  await seedStock(tx, website_id, catalogue.products);
}

/** How long the products on sale had their price before, so that it may be struck through. */
const DAYS_BEFORE = 60;

/** What the products on sale cost before it began. */
async function seedPrices(
  tx: WebsiteTransaction,
  website_id: string,
  products: readonly ProductDraft[],
): Promise<void> {
  const at = new Date(Date.now() - DAYS_BEFORE * 86_400_000);
  const rows = products
    .filter(({ sale_price_cents }) => sale_price_cents !== undefined)
    .map(({ id: product_id, price_cents }) => ({
      website_id,
      product_id,
      at,
      price_cents,
      sale_price_cents: null,
    }));
  if (rows.length > 0) await tx.insertInto('price_history').values(rows).execute();
}

/** Rows of each product, with the product that they belong to. */
function rowsPerProduct(website_id: string, products: readonly ProductDraft[]) {
  return <Row extends object>(rows: (draft: ProductDraft, position: number) => readonly Row[]) =>
    products.flatMap((draft, position) =>
      rows(draft, position).map((row) => ({ website_id, product_id: draft.id, ...row })),
    );
}

/** The pieces of products and variants, and what happened to them. */
async function seedStock(
  tx: WebsiteTransaction,
  website_id: string,
  products: readonly ProductDraft[],
): Promise<void> {
  const perProduct = rowsPerProduct(website_id, products);
  await tx
    .insertInto('stock')
    .values(
      perProduct((draft) => {
        const on_hand = stockOf(draft);
        return on_hand === undefined ? [] : [{ on_hand }];
      }),
    )
    .execute();
  const pieces = perProduct(({ variants = [] }) =>
    variants.map(({ stock }, index) => ({ variant_id: variantId(index), on_hand: stock })),
  );
  if (pieces.length > 0) await tx.insertInto('variant_stock').values(pieces).execute();
  const movements = stockHistory(shelvesOf(products), new Date()).map((row) => ({
    website_id,
    ...row,
  }));
  await tx.insertInto('stock_movements').values(movements).execute();
}

/** What is counted of products, each variant by itself. */
function shelvesOf(products: readonly ProductDraft[]): Shelf[] {
  return products.flatMap(({ id: product_id, stock = 0, variants }): Shelf[] =>
    variants
      ? variants.map((one, place) => ({
          product_id,
          place,
          variant_id: variantId(place),
          on_hand: one.stock,
        }))
      : [{ product_id, place: undefined, variant_id: '', on_hand: stock }],
  );
}

const variantId = (index: number) => `variant-${index + 1}`;

/** Its pieces, of all variants together; undefined if they are not counted. */
function stockOf({ stock, variants }: ProductDraft): number | undefined {
  return variants ? variants.reduce((sum, one) => sum + one.stock, 0) : stock;
}

/** Variants as they are stored, numbered after their product. */
export function variantsOf({ variants = [], article_number = '' }: ProductDraft) {
  return variants.map(({ choices, difference_cents = 0 }, index) => ({
    id: variantId(index),
    choices,
    difference_cents,
    article_number: article_number === '' ? '' : `${article_number}-${index + 1}`,
    ean: '',
    weight_grams: null,
    images: [],
  }));
}

function productRow(draft: ProductDraft, position: number, website_id: string, media: Media) {
  const {
    categories: _categories,
    filters: _filters,
    width_cm: _width,
    related: _related,
    pictures,
    options = [],
    stock: _stock,
    variants: _variants,
    sale_price_cents = null,
    ...row
  } = draft;
  const variants = variantsOf(draft);
  const columns = tileColumns({ ...draft, options, variants }, 'gross');
  // Second views and rooms are added to their product once they are rendered.
  const [main_image = '', ...sub] = pictures.filter(isRendered).map(media);
  return {
    ...row,
    website_id,
    position,
    maker_id: row.kind === 'services' ? '' : demoMaker.id,
    sale_price_cents,
    main_image,
    status: 'published' as const,
    sub_images: sub.join('|'),
    stock_management: stockOf(draft) !== undefined,
    variants: JSON.stringify(variants),
    options: JSON.stringify(options),
    ...columns,
    swatches: JSON.stringify(columns.swatches),
  };
}
