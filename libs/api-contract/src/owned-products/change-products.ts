import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { MAX_CHANGED_PRODUCTS, productId, productStates, refusedProduct } from './owned-product.ts';

/** What can be done with several products at once. */
export const productsChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), to: z.enum(productStates).exclude(['planned']) }),
  z.object({
    kind: z.literal('price'),
    /** Which price changes. `sale`: the sale price is computed from the price. `no_sale`: the sale price is taken away. */
    which: z.enum(['price', 'sale', 'no_sale']),
    /** `amount`: cents that are added; `percentage`: basis points that are added, 1000 is 10 %. Negative takes off. */
    by: z.enum(['amount', 'percentage']),
    value: z.int().min(-1_000_000_000).max(1_000_000_000),
    /** The new price is rounded to a multiple of this number of cents, half up; 1 keeps every cent. */
    round_to: z.union([z.literal(1), z.literal(5), z.literal(10), z.literal(50), z.literal(100)]),
    /** Cents that are taken off after rounding, such as 1 for a price that ends in 99. */
    take_off: z.int().min(0).max(99),
  }),
  z.object({
    kind: z.literal('category'),
    action: z.enum(['add', 'remove']),
    category_id: z.string().min(1).max(200),
  }),
  /** Who made them (GPSR); '' takes the maker away. */
  z.object({ kind: z.literal('maker'), maker_id: z.string().max(64) }),
]);

/**
 * Changes products, immediately for visitors: each as if it were alone. With `preview` it says what would happen and
 * changes nothing. `change` undoes all of it with `undo-product-change`.
 */
export const changeProducts = defineEndpoint({
  name: 'change-products',
  path: '/api/services/webshop/v1/products/change',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ids: z.array(productId).min(1).max(MAX_CHANGED_PRODUCTS),
    change: productsChange,
    preview: z.boolean(),
  }),
  response: z.object({
    /** Products that change, with what was and what comes, as a member reads it. */
    changed: z.array(z.object({ id: z.string(), title: z.string(), before: z.string(), after: z.string() })),
    /** Products that are like this already. */
    unchanged: z.int(),
    refused: z.array(refusedProduct),
    change: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});
