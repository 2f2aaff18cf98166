import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { productId } from './owned-product.ts';

const variantChange = z.object({ from: z.int().nullable(), to: z.int().nullable() });

/** What a product cost from a moment on; amounts are cents of the price mode. */
const priceMoment = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  price_cents: z.int(),
  sale_price_cents: z.int().nullable(),
  /** Whether visitors could see it. */
  is_public: z.boolean(),
  /** Whether the price of an option or the VAT changed. */
  is_repriced: z.boolean(),
  /** The variants of which the difference changed, by their id. */
  variants: z.record(z.string(), variantChange),
});

/** The prices that a product had, the oldest first, of which the lowest one before a reduction follows. */
export const listPrices = defineEndpoint({
  name: 'list-prices',
  path: '/api/services/webshop/v1/products/list-prices',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: productId }),
  response: z.object({
    /** The moment of the reply. */
    now: z.number(),
    /** Whether there were so many that older ones are left out. */
    is_cut: z.boolean(),
    moments: z.array(priceMoment),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
