import { id } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from './cart-session.ts';

/**
 * Adds a product with its chosen options (API-11). `options` maps an option's connection_id, else its position, to what
 * was typed or chosen (PROD-52): a select sends the position of its choice, a checkbox '1'. The price is never sent.
 */
export const addToCart = defineEndpoint({
  name: 'add-to-cart',
  path: visitorPaths.addToCart.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    type: z.enum(['checkout', 'quote']),
    shoppingcart_session: cartSession,
    quantity: z.int().min(1).max(9999),
    product_id: id,
    options: z.record(z.string().max(200), z.string().max(5000)),
    /** Repeating a request with the same key adds nothing (for 24 hours). */
    idempotency_key: z.string().max(100).optional(),
  }),
  response: z.object({ shoppingcart: z.object({ total_quantity: z.int() }) }),
  errors: [
    'shoppingcart_does_not_exist',
    'shoppingcart_converted',
    'product_unavailable',
    'stock_insufficient',
    'idempotency_mismatch',
  ],
});
