import type { WebsiteTransaction } from '../db/with-website.ts';
import { findProperties } from '../properties/property.repository.ts';
import { storeProductProperties } from '../properties/product-properties.ts';
import { checkLowStock } from '../stock/check-low-stock.ts';
import type { NewProduct } from './new-product.ts';
import { placeInCategories } from './place-in-categories.ts';
import { placeRelated } from './place-related.ts';
import { openStock } from './store-stock.ts';

/** Stores what belongs to products that were just added: stock, categories, what is shown beside them, and properties. */
export async function addRelations(
  tx: WebsiteTransaction,
  websiteId: string,
  products: readonly NewProduct[],
): Promise<void> {
  const counted = products.filter(({ content }) => content.stock_management || content.variants.length > 0);
  await openStock(
    tx,
    websiteId,
    counted.map(({ id, content }) => ({ id, variants: content.variants.map((variant) => variant.id) })),
  );
  const limited = products.filter(({ content }) => content.stock_management && content.low_stock !== null);
  if (limited.length > 0) {
    await checkLowStock(
      tx,
      websiteId,
      limited.map(({ id }) => id),
    );
  }
  await placeInCategories(
    tx,
    websiteId,
    products.map(({ id, content }) => ({ id, categories: content.categories })),
  );
  await placeRelated(
    tx,
    websiteId,
    products.map(({ id, content }) => ({ id, related: content.related })),
  );
  await placeProperties(tx, websiteId, products);
}

/** Stores what products have of properties; those without any are left out. */
async function placeProperties(
  tx: WebsiteTransaction,
  websiteId: string,
  products: readonly NewProduct[],
): Promise<void> {
  const states = products
    .map(({ id, content }) => ({ id, properties: content.properties }))
    .filter(({ properties }) => properties.length > 0);
  if (states.length === 0) return;
  await storeProductProperties(tx, websiteId, await findProperties(tx, websiteId), states);
}
