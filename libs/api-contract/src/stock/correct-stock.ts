import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { correctionReasons } from '../owned-products/list-stock-movements.ts';
import { productId } from '../owned-products/owned-product.ts';

/** Most rows of one correction. */
export const MAX_CORRECTED_SHELVES = 200;
/** Most pieces of a product without variants, and of a variant. */
export const MAX_PIECES = 1_000_000_000;
export const MAX_VARIANT_PIECES = 1_000_000;
/** Highest limit at which an owner is warned. */
const MAX_LOW_STOCK = 1_000_000;

const count = z.int().min(0).max(MAX_PIECES);
const limit = z.int().min(0).max(MAX_LOW_STOCK).nullable();

/** A row that is corrected; all of it or nothing. */
const correction = z.object({
  product_id: productId,
  /** '' for a product without variants. */
  variant_id: z.string().max(64),
  /** What was counted, with what the caller saw: if there are others meanwhile, the row is refused. */
  counted: z.object({ from: count, to: count }).optional(),
  /** How many came or went, added to what is there now. */
  difference: z.int().min(-MAX_PIECES).max(MAX_PIECES).optional(),
  /** The limit of a product without variants, with what the caller saw. */
  low_stock: z.object({ from: limit, to: limit }).optional(),
});

/**
 * Corrects pieces of products and variants, immediately for visitors: each row as if it were alone. `change` undoes all of
 * it with `undo-product-change`; '' if nothing changed. Throws `idempotency_mismatch` for the key of another correction.
 */
export const correctStock = defineEndpoint({
  name: 'correct-stock',
  path: '/api/services/webshop/v1/stock/correct',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** Made by the caller for each correction, because a difference that arrives twice must be added once. */
    idempotency_key: z.string().min(1).max(100),
    corrections: z.array(correction).min(1).max(MAX_CORRECTED_SHELVES),
    reason: z.enum(correctionReasons),
    note: z.string().trim().max(200),
  }),
  response: z.object({
    /** How many rows differ from before. */
    corrected: z.int(),
    refused: z.array(z.object({ product_id: z.string(), variant_id: z.string(), message: z.string() })),
    change: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});
