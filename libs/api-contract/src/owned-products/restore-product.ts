import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { ownedProduct, productId, productVersion } from './owned-product.ts';

/** The parts of a product that name things which can be gone, or an article number that another product has by now. */
export const restoredParts = [
  'images',
  'categories',
  'related',
  'properties',
  'form_id',
  'maker_id',
  'article_number',
  'variants',
] as const;

/**
 * Makes a product what it was after one of its events, as a new change; stock and address stay as they are. Categories,
 * forms, related
 * products and pictures that are gone are left out, and `left_out` names the parts that lack some. If it has changed since `version`: 409 `conflict`.
 */
export const restoreProduct = defineEndpoint({
  name: 'restore-product',
  path: '/api/services/webshop/v1/products/restore',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: productId,
    version: productVersion,
    event: z.string().min(1).max(64),
  }),
  response: z.object({ product: ownedProduct, left_out: z.array(z.enum(restoredParts)) }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
