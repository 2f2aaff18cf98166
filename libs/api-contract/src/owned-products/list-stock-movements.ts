import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { productId } from './owned-product.ts';

/** Why an owner corrects the number of pieces. */
export const correctionReasons = ['count', 'delivery', 'return', 'damage', 'other'] as const;
/**
 * Why pieces changed: `start` is what was there before changes were kept, `variants` a variant that was added or taken away.
 */
export const stockReasons = [...correctionReasons, 'start', 'sale', 'variants', 'undo'] as const;
export type StockReason = (typeof stockReasons)[number];
export type CorrectionReason = (typeof correctionReasons)[number];

/** Most changes that are listed. */
export const MOST_MOVEMENTS = 200;

/** The last changes of the pieces of a product and of its variants, newest first. */
export const listStockMovements = defineEndpoint({
  name: 'list-stock-movements',
  path: '/api/services/webshop/v1/products/list-movements',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: productId }),
  response: z.object({
    movements: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** '' for the product itself; `-` for the product from before it had variants. */
        variant_id: z.string(),
        change: z.int(),
        /** What was there after it. */
        on_hand: z.int(),
        reason: z.enum(stockReasons),
        note: z.string(),
        /** The number of the order that took them; '' without one. */
        order_number: z.string(),
        /** Who changed it; '' for what the shop did. */
        member: z.string(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
