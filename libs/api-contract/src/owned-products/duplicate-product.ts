import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { productId } from './owned-product.ts';

/** Adds a draft with the content of a product, without its stock, article number and EAN, at a free address. */
export const duplicateProduct = defineEndpoint({
  name: 'duplicate-product',
  path: '/api/services/webshop/v1/products/duplicate',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: productId }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});
