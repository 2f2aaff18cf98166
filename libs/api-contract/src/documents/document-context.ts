import { cart, categoryPage, filter, order, product, tile } from '@etalage/shop-domain/schema';
import { pageDocument, site } from '@etalage/site-model/schema';
import { z } from 'zod';
import { breadcrumb } from '../pages/resolve-page.ts';

/** Items that blocks refer to, by block id. */
export const connections = z.record(z.string(), z.array(z.unknown()));

/**
 * The page context for blocks while a page is edited, by the names of the page context of libs/blocks. A template of
 * the shop shows a sample: a product, a category, a cart or an order. A page also gets its header and footer.
 */
export const documentContext = z.object({
  site,
  kind: z.string(),
  path: z.string(),
  query: z.string(),
  postTitle: z.string(),
  breadcrumbs: z.array(breadcrumb),
  product: product.optional(),
  inStock: z.boolean().optional(),
  related: z.array(tile).optional(),
  category: categoryPage.optional(),
  connections,
  /** Drafts of the templates that blocks of this document show, by id, with nested templates resolved. */
  partials: z.record(z.string(), pageDocument),
  shop: z.object({ cart: z.string(), checkout: z.string(), thankyou: z.string(), search: z.string() }),
  cart: cart.optional(),
  order: order.optional(),
  orderSession: z.string(),
  search: z
    .object({
      query: z.string(),
      filters: z.string(),
      results: z.array(tile),
      facets: z.array(filter),
      hits: z.int(),
    })
    .optional(),
  header: pageDocument.optional(),
  footer: pageDocument.optional(),
});
