import type { OwnedProductContent } from '@etalage/shop-domain';
import { type Insertable, sql } from 'kysely';
import type { ProductRow } from '../db/tables/catalogue.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { tileColumns } from '../products/tile-columns.ts';
import { findProperties } from '../properties/property.repository.ts';
import { storeProductProperties } from '../properties/product-properties.ts';
import { contentColumns } from './owned-product.mapper.ts';
import { placeInCategories } from './place-in-categories.ts';
import { placeRelated } from './place-related.ts';
import { storeStock } from './store-stock.ts';

interface Place {
  readonly websiteId: string;
  readonly id: string;
  readonly priceMode: 'gross' | 'net';
}

function imageColumns([main_image = '', ...sub]: readonly string[]) {
  return { main_image, sub_images: sub.join('|') };
}

/** The columns of a product's own row. */
export function productColumns(content: OwnedProductContent, priceMode: Place['priceMode']) {
  const { options, images } = content;
  const columns = Object.fromEntries(contentColumns.map((name) => [name, content[name]]));
  const { swatches, ...tile } = tileColumns(content, priceMode);
  return {
    ...(columns as Pick<OwnedProductContent, (typeof contentColumns)[number]>),
    ...tile,
    swatches: JSON.stringify(swatches),
    options: JSON.stringify(options),
    variants: JSON.stringify(content.variants),
    publish_at: content.publish_at === null ? null : new Date(content.publish_at),
    ...imageColumns(images),
  } satisfies Partial<Insertable<ProductRow>>;
}

/** Stores what belongs to a product beside its own row: its categories, what its page shows beside it, and its stock. */
async function storeRelations(
  tx: WebsiteTransaction,
  { websiteId, id }: Omit<Place, 'priceMode'>,
  { categories, related, stock_management, variants }: OwnedProductContent,
): Promise<void> {
  await storeStock(
    tx,
    { websiteId, id },
    { isCounted: stock_management, variants: variants.map((one) => one.id) },
  );
  await sql`
    delete from product_categories
    where website_id = ${websiteId} and product_id = ${id} and category_id <> all(${categories}::text[])
      and not by_rule`.execute(tx);
  await placeInCategories(tx, websiteId, [{ id, categories }]);
  await sql`delete from product_relations where website_id = ${websiteId} and product_id = ${id}`.execute(tx);
  await placeRelated(tx, websiteId, [{ id, related }]);
}

async function placeProperties(
  tx: WebsiteTransaction,
  { websiteId, id }: Omit<Place, 'priceMode'>,
  properties: OwnedProductContent['properties'],
): Promise<void> {
  await storeProductProperties(tx, websiteId, await findProperties(tx, websiteId), [{ id, properties }]);
}

/** What stands beside the row of a product, or decides about it. */
const relations: readonly (keyof OwnedProductContent)[] = [
  'categories',
  'related',
  'stock_management',
  'low_stock',
  'variants',
];

/** Stores what changed of a product that is there, as its next version. */
export async function updateContent(
  tx: WebsiteTransaction,
  place: Place,
  content: OwnedProductContent,
  changed: Partial<OwnedProductContent>,
): Promise<void> {
  await tx
    .updateTable('products')
    .set(productColumns(content, place.priceMode))
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', place.websiteId)
    .where('id', '=', place.id)
    .execute();
  if (relations.some((key) => key in changed)) await storeRelations(tx, place, content);
  if ('properties' in changed) await placeProperties(tx, place, content.properties);
}

/** Stores only the pictures of a product and of its variants, as its next version; nothing else is written. */
export async function updateImages(
  tx: WebsiteTransaction,
  { websiteId, id }: Omit<Place, 'priceMode'>,
  { images, variants }: Pick<OwnedProductContent, 'images' | 'variants'>,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...imageColumns(images), variants: JSON.stringify(variants) })
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
