import { ownedProductContent } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { ownedProduct, productId, productVersion } from './owned-product.ts';

/**
 * Stores a product as one change, immediately for visitors; its old address redirects to the new one. If it has changed
 * since `version`: 409 `conflict`, and nothing is stored. Problems are at their fields, such as `options.2.min`.
 */
export const saveProduct = defineEndpoint({
  name: 'save-product',
  path: '/api/services/webshop/v1/products/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: productId,
    version: productVersion,
    product: ownedProductContent,
  }),
  response: z.object({ product: ownedProduct }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
