import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { productId } from './owned-product.ts';

export const productActions = [
  'created',
  'saved',
  'values',
  'changed',
  'undone',
  'restored',
  'published',
  'imported',
  'pictures',
  'properties',
] as const;

/**
 * What members changed at a product, newest first, at most the last hundred. `before` and `after` hold only what changed,
 * by the names of `ownedProductContent`, and `on_hand`.
 */
export const listProductEvents = defineEndpoint({
  name: 'list-product-events',
  path: '/api/services/webshop/v1/products/list-events',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: productId }),
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        member: z.string(),
        action: z.enum(productActions),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
