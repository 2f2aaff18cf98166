import { categoryPage, product, tile } from '@etalage/shop-domain/schema';
import { pageDocument, site } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

export const pageKinds = [
  'page',
  'category',
  'product',
  'cart',
  'checkout',
  'thankyou',
  'search',
  'not_found',
  'login',
  'redirect',
] as const;

export const breadcrumb = z.object({ title: z.string(), url: z.string(), active: z.boolean() });

/** Entity data that enters a page: the blocks of shared compositions read it (architecture: a page). */
export const customFields = z.object({
  post_title: z.string(),
  breadcrumbs: z.array(breadcrumb),
  product: product.optional(),
  /** Whether the page's product can be ordered now, for the first HTML. */
  in_stock: z.boolean().optional(),
  /** Products that go well with the page's product. */
  related: z.array(tile).optional(),
  category: categoryPage.optional(),
  /** Products and categories that blocks on the page refer to, by block id, resolved on the server. */
  connections: z.record(z.string(), z.array(z.unknown())),
});

/**
 * Everything one address shows, in one reply (ROUTE-11): shop paths, search, page, category, product, redirect, then
 * not found. A protected page answers kind `login` and nothing of its content until the password holds (ROUTE-13).
 */
export const resolvePage = defineEndpoint({
  name: 'resolve-page',
  path: '/api/services/websites/v1/page/resolve',
  audience: 'internal',
  request: z.object({ ...websiteIds, path: z.string().max(2000), password: z.string().max(200).optional() }),
  response: z.object({
    kind: z.enum(pageKinds),
    /** 200, 301 or 404. */
    status: z.int(),
    /** Where a redirect goes; empty otherwise. */
    location: z.string(),
    /** Grows with every publication; part of the key under which rendered HTML is stored. */
    publish_number: z.int(),
    /** Whether the rendered HTML may be stored and shared between visitors. */
    cacheable: z.boolean(),
    seo: z.object({ title: z.string(), description: z.string(), noindex: z.boolean() }),
    site,
    header: pageDocument,
    body: pageDocument,
    footer: pageDocument,
    custom_fields: customFields,
  }),
  errors: ['password_incorrect'],
});
