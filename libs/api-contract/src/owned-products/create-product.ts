import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { priceCents, productTitle } from '@etalage/shop-domain/schema';

/** Adds a draft with a free address made of its title. A repeat with the same Idempotency-Key returns the first one. */
export const createProduct = defineEndpoint({
  name: 'create-product',
  path: '/api/services/webshop/v1/products/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    title: productTitle,
    /** On the side of the price mode. */
    price_cents: priceCents,
    /** The category that it is put in; '' for none. */
    category_id: z.string().max(200).default(''),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});
