import type { WebsiteTransaction } from '../db/with-website.ts';
import { living } from './products/living.ts';
import type { ProductDraft } from './products/product-draft.ts';
import { seats } from './products/seats.ts';
import { storage } from './products/storage.ts';
import { tables } from './products/tables.ts';
import { categories, type CategoryDraft } from './site/categories.ts';

/** Every product of the demo shop, in the order of the shop. */
export const demoProducts: readonly ProductDraft[] = [...tables, ...seats, ...storage, ...living];

type Media = (name: string) => string;

/** Titles of the list filters by key; their order is the order on screen. */
const filterTitles: Readonly<Record<string, string>> = {
  houtsoort: 'Houtsoort',
  kleur: 'Kleur',
  vorm: 'Vorm',
  plaatsing: 'Plaatsing',
  levertijd: 'Levertijd',
  soort: 'Soort',
};

export interface Catalogue {
  readonly categories: readonly CategoryDraft[];
  readonly products: readonly ProductDraft[];
}

/** Puts categories, products, their filter values and stock into a website; the demo shop's unless told otherwise. */
export async function seedCatalogue(
  tx: WebsiteTransaction,
  websiteId: string,
  media: Media,
  catalogue: Catalogue = { categories, products: demoProducts },
): Promise<void> {
  for (const [position, { picture, ...category }] of catalogue.categories.entries()) {
    const row = { ...category, website_id: websiteId, image: media(picture), position };
    await tx.insertInto('categories').values(row).execute();
  }
  for (const [position, product] of catalogue.products.entries())
    await seedProduct(tx, websiteId, product, position, media);
}

async function seedProduct(
  tx: WebsiteTransaction,
  website_id: string,
  draft: ProductDraft,
  position: number,
  media: Media,
): Promise<void> {
  const {
    categories: inCategories,
    pictures,
    options = [],
    stock,
    filters = {},
    sale_price_cents = null,
    ...row
  } = draft;
  const [main_image = '', ...sub] = pictures.map(media);
  await tx
    .insertInto('products')
    .values({
      ...row,
      website_id,
      status: 'published',
      sale_price_cents,
      main_image,
      sub_images: sub.join('|'),
      stock_management: stock !== undefined,
      options: JSON.stringify(options),
      position,
    })
    .execute();
  const product = { website_id, product_id: draft.id };
  await tx
    .insertInto('product_categories')
    .values(inCategories.map((category_id) => ({ ...product, category_id, position })))
    .execute();
  const values = filterRows(draft, filters).map((value) => ({ ...product, ...value }));
  if (values.length > 0) await tx.insertInto('product_filter_values').values(values).execute();
  if (stock !== undefined)
    await tx
      .insertInto('stock')
      .values({ ...product, on_hand: stock })
      .execute();
}

function filterRows(draft: ProductDraft, filters: NonNullable<ProductDraft['filters']>) {
  const keys = Object.keys(filterTitles);
  const lists = Object.entries(filters).flatMap(([key, values]) =>
    [values].flat().map((value) => ({
      key,
      title: filterTitles[key] ?? key,
      type: 'list' as const,
      value,
      number: null,
      position: keys.indexOf(key),
    })),
  );
  if (draft.hide_price) return lists;
  const euros = (draft.sale_price_cents ?? draft.price_cents) / 100;
  return [
    ...lists,
    {
      key: 'prijs',
      title: 'Prijs',
      type: 'range' as const,
      value: String(euros),
      number: euros,
      position: keys.length,
    },
  ];
}
