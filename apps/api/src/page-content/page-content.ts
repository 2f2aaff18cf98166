import type { OutputOf, resolvePage } from '@etalage/api-contract';
import { ACCESSIBILITY_PATH, imagesOf, isSearchPath, shopPaths, WITHDRAWAL_PATH } from '@etalage/shop-domain';
import type { CompositionKind, PageDocument, Site } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isInStock, soldOutVariants } from '../products/available-pieces.ts';
import { type PriceSettings, productOf } from '../products/product.mapper.ts';
import { findProductWithStock } from '../products/product.repository.ts';
import { findRelatedProducts } from '../search/related.repository.ts';
import { productTile } from '../search/tile.mapper.ts';
import { breadcrumbsOf, categorySteps, productSteps } from './breadcrumbs.ts';
import { readCategoryPage } from './read-category-page.ts';
import type { Place } from '../websites/place.repository.ts';

export type PageReply = OutputOf<typeof resolvePage>;
export type CustomFields = PageReply['custom_fields'];

/** The kind of the shop's own page at a path, which takes precedence over the owner's pages (ROUTE-01 to ROUTE-08). */
export function fixedKind(
  site: Site,
  path: string,
): 'cart' | 'checkout' | 'thankyou' | 'withdrawal' | 'accessibility' | 'search' | undefined {
  const paths = shopPaths(site);
  if (path === paths.cart) return 'cart';
  if (path === paths.checkout) return 'checkout';
  if (path === paths.thankyou) return 'thankyou';
  if (path === WITHDRAWAL_PATH && site.modules.webshop.withdrawal) return 'withdrawal';
  if (path === ACCESSIBILITY_PATH && site.modules.webshop.accessibility) return 'accessibility';
  return isSearchPath(path) ? 'search' : undefined;
}

/** The part of a reply that differs per kind of page. */
export interface Content {
  readonly kind: PageReply['kind'];
  readonly status: number;
  readonly cacheable: boolean;
  readonly seo: PageReply['seo'];
  /** The shared composition, or the page's own document. */
  readonly body: CompositionKind | PageDocument;
  readonly fields: Omit<CustomFields, 'connections' | 'pictures'>;
}

/** Text without tags, at most 160 characters, which is what a search engine shows. */
export function summary(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`;
}

/** A category with its breadcrumbs (CAT-10). */
export async function categoryContent(
  tx: WebsiteTransaction,
  place: Place,
  settings: PriceSettings,
  path: string,
): Promise<Content> {
  const { website, found } = place;
  const { category, image, seo } = await readCategoryPage(tx, website.id, found!.id, settings);
  const steps = await categorySteps(tx, website.id, category.id);
  const title = seo.title || `${category.title} | ${website.name}`;
  const description = seo.description || summary(category.short_description || category.description);
  return {
    kind: 'category',
    status: 200,
    cacheable: true,
    seo: { title, description, noindex: false, image },
    body: 'category',
    fields: {
      post_title: category.title,
      breadcrumbs: breadcrumbsOf(place.rootTitle || website.name, steps, category.title, path),
      category,
    },
  };
}

/** Maximum number of related products that the shop chooses itself: one row of the grid. */
const MAX_RELATED = 4;

/** A product with its breadcrumbs, its stock state and related products (PROD-01). */
export async function productContent(
  tx: WebsiteTransaction,
  place: Place,
  settings: PriceSettings,
  path: string,
): Promise<Content> {
  const { website, found } = place;
  const row = await findProductWithStock(tx, website.id, found!.id);
  if (!row) throw new Error('a product was found at its path but not by its id');
  const steps = await productSteps(tx, website.id, row);
  const related = await findRelatedProducts(tx, website.id, row.id, MAX_RELATED);
  return {
    kind: 'product',
    status: 200,
    cacheable: true,
    seo: {
      title: row.seo_title.trim() || `${row.title} | ${website.name}`,
      description: row.seo_description.trim() || summary(row.intro_description || row.short_description),
      noindex: false,
      image: imagesOf(row.main_image)[0] ?? '',
    },
    body: 'product',
    fields: {
      post_title: row.title,
      breadcrumbs: breadcrumbsOf(place.rootTitle || website.name, steps, row.title, path),
      product: productOf(row, settings),
      in_stock: isInStock(row),
      sold_out: soldOutVariants(row),
      related: related.map((other) => productTile(other, settings)),
    },
  };
}
