import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { ownedProduct, productId, productVersion } from './owned-product.ts';

/**
 * Makes a product what it was after one of its events, as a new change; stock and address stay as they are. Categories,
 * forms, related products and files that are gone are left out. If it has changed since `version`: 409 `conflict`.
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
  response: z.object({ product: ownedProduct }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
