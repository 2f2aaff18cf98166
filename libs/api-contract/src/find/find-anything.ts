import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** What a member looks for by name, wherever in the dashboard. */
export const foundKinds = [
  'pages',
  'menus',
  'forms',
  'templates',
  'products',
  'orders',
  'customers',
] as const;

/** Most results of one kind. */
export const MOST_FOUND = 5;

/**
 * Pages, templates, menus and forms for members who may change the website, orders and customers for those who run the shop, products
 * for all: those whose title, address or number contains every word; at most `MOST_FOUND` of a kind.
 */
export const findAnything = defineEndpoint({
  name: 'find-anything',
  path: '/api/services/websites/v1/find/anything',
  audience: 'owner',
  request: z.object({ ...websiteIds, query: z.string().trim().min(1).max(100) }),
  response: z.object({
    found: z.array(
      z.object({
        kind: z.enum(foundKinds),
        /** Of an order its number. */
        id: z.string(),
        title: z.string(),
        /** An address on the website, the customer of an order, or the e-mail address of a customer. */
        detail: z.string(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
