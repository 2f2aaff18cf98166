import { pageDocument, site } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { connections, pageContext, pageKinds } from './page-context.ts';

const { postTitle, breadcrumbs, product, inStock, soldOut, related, category, pictures } = pageContext.shape;

/** Entity data that enters a page: the blocks of shared compositions read it (architecture: a page). */
const customFields = z.object({
  post_title: postTitle,
  breadcrumbs,
  product,
  in_stock: inStock,
  sold_out: soldOut,
  related,
  category,
  connections,
  pictures,
});

/**
 * Everything that one address shows, in one response (ROUTE-11): shop paths, search, page, category, product, redirect,
 * then not found. A protected page returns kind `login` without any of its content until the correct password is given
 * (ROUTE-13).
 */
export const resolvePage = defineEndpoint({
  name: 'resolve-page',
  path: '/api/services/websites/v1/page/resolve',
  audience: 'internal',
  request: z.object({ ...websiteIds, path: z.string().max(2000), password: z.string().max(200).optional() }),
  response: z.object({
    kind: z.enum(pageKinds),
    /** 200, 301, 302 or 404. */
    status: z.int(),
    /** Target of a redirect; empty otherwise. */
    location: z.string(),
    /** Increases with every publication; part of the key of the cached HTML. */
    publish_number: z.int(),
    /** Whether the rendered HTML may be cached and shared between visitors. */
    cacheable: z.boolean(),
    seo: z.object({
      title: z.string(),
      description: z.string(),
      noindex: z.boolean(),
      /** The picture that is shown where the page is shared; '' without one. */
      image: z.string(),
    }),
    site,
    header: pageDocument,
    body: pageDocument,
    footer: pageDocument,
    custom_fields: customFields,
  }),
  errors: ['password_incorrect'],
});
