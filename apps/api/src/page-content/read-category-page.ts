import type { CategoryPage } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PriceSettings } from '../products/product.mapper.ts';
import { filtersOf } from '../search/facets.ts';
import { findProducts } from '../search/search.repository.ts';
import { plainTile, productTile } from '../search/tile.mapper.ts';

/** Products in the first reply of a category; the browser and links ask for the next ones by search. */
export const FIRST_PRODUCTS = 24;

/** A category with its first products, the categories below it, and filters where its layout shows them (CAT-10). */
export async function readCategoryPage(
  tx: WebsiteTransaction,
  websiteId: string,
  categoryId: string,
  settings: PriceSettings,
): Promise<CategoryPage> {
  const categories = await tx
    .selectFrom('categories')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where((where) => where.or([where('id', '=', categoryId), where('parent_id', '=', categoryId)]))
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const own = categories.find((category) => category.id === categoryId)!;
  const withFacets = own.layout === '' || own.layout === 'products_filters';
  const question = { categoryId, filters: [], withFacets, limit: FIRST_PRODUCTS, offset: 0 };
  const { products, facets } = await findProducts(tx, websiteId, question);
  const below = categories.filter((category) => category.parent_id === categoryId);
  return {
    id: own.id,
    title: own.title,
    short_description: own.short_description,
    description: own.description,
    layout: own.layout,
    products: products.map((product) => productTile(product, settings)),
    sub_categories: below.map(({ title, url, link, image }) =>
      plainTile({ kind: 'category', title, url, link, main_image: image }),
    ),
    filters: filtersOf(facets, ''),
  };
}
