import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { refusedProduct } from './owned-product.ts';

/**
 * Puts back what a change of several products changed. A product of which one of these values changed again meanwhile is
 * refused, and keeps it; a change that was undone already changes nothing.
 */
export const undoProductChange = defineEndpoint({
  name: 'undo-product-change',
  path: '/api/services/webshop/v1/products/undo',
  audience: 'owner',
  request: z.object({ ...websiteIds, change: z.string().min(1).max(64) }),
  response: z.object({ undone: z.int(), refused: z.array(refusedProduct) }),
  errors: ['unauthenticated', 'forbidden'],
});
