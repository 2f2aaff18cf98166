import { type CategoryPage, imagesOf } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PriceSettings } from '../products/product.mapper.ts';
import { filtersOf } from '../search/filters-of.ts';
import { findProducts } from '../search/search.repository.ts';
import { plainTile, productTile } from '../search/tile.mapper.ts';

/** Maximum number of products in the first reply of a category; further products are requested by search. */
export const MAX_FIRST_PRODUCTS = 24;

/**
 * A category with its first products, its sub-categories, and filters if its layout shows them (CAT-10); and its first
 * picture, which is shown where the page is shared, and what search engines show of it; '' for what follows from its texts.
 */
export async function readCategoryPage(
  tx: WebsiteTransaction,
  websiteId: string,
  categoryId: string,
  settings: PriceSettings,
): Promise<{
  readonly category: CategoryPage;
  readonly image: string;
  readonly seo: { readonly title: string; readonly description: string };
}> {
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
  const query = { categoryId, filters: [], withFacets, limit: MAX_FIRST_PRODUCTS, offset: 0 };
  const { products, facets } = await findProducts(tx, websiteId, query);
  const below = categories.filter((category) => category.parent_id === categoryId);
  const category: CategoryPage = {
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
  const seo = { title: own.seo_title.trim(), description: own.seo_description.trim() };
  return { category, image: imagesOf(own.image)[0] ?? '', seo };
}
