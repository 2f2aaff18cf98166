import { MAX_VARIANTS } from '@etalage/shop-domain';
import { priceCents } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { correctionReasons } from './list-stock-movements.ts';
import { MAX_CHANGED_PRODUCTS, productId, refusedProduct } from './owned-product.ts';

/** A value of one product with what the caller saw: if it is another one meanwhile, the row is refused. */
const change = z.object({
  id: productId,
  price_cents: z.object({ from: priceCents, to: priceCents }).optional(),
  sale_price_cents: z.object({ from: priceCents.nullable(), to: priceCents.nullable() }).optional(),
  cost_cents: z.object({ from: priceCents.nullable(), to: priceCents.nullable() }).optional(),
  /** Pieces that are there, those reserved by orders included. */
  on_hand: z
    .object({
      from: z.int().min(0).max(1_000_000_000).nullable(),
      to: z.int().min(0).max(1_000_000_000),
    })
    .optional(),
  /** The same for variants; the pieces of a product with variants are their sum. */
  variants: z
    .array(
      z.object({
        variant_id: z.string().min(1).max(64),
        from: z.int().min(0).max(1_000_000),
        to: z.int().min(0).max(1_000_000),
      }),
    )
    .max(MAX_VARIANTS)
    .optional(),
});

/**
 * Changes prices and stock of products from a list, immediately for visitors: each row as if it were alone, all or
 * nothing. `change` undoes all of it with `undo-product-change`; '' if nothing changed.
 */
export const setProductValues = defineEndpoint({
  name: 'set-product-values',
  path: '/api/services/webshop/v1/products/set-values',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    changes: z.array(change).min(1).max(MAX_CHANGED_PRODUCTS),
    /** Why pieces change, for the history of the stock. */
    reason: z.enum(correctionReasons).default('count'),
    note: z.string().trim().max(200).default(''),
  }),
  response: z.object({
    changed: z.array(z.string()),
    refused: z.array(refusedProduct),
    change: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});
