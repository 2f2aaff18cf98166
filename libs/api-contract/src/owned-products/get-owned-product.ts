import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { ownedProduct, productId } from './owned-product.ts';

/** A product with what its form needs to know of the website. */
export const getOwnedProduct = defineEndpoint({
  name: 'get-owned-product',
  path: '/api/services/webshop/v1/products/get-owned',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: productId }),
  response: z.object({
    product: ownedProduct,
    shop: z.object({
      price_mode: z.enum(['gross', 'net']),
      /** Whether nobody is charged VAT, whatever the class of a product. */
      small_business: z.boolean(),
      /** VAT classes in their order; `rate_bp` in basis points. */
      vat_classes: z.array(z.object({ id: z.string(), name: z.string(), rate_bp: z.int() })),
      /** Who made products, by name. */
      makers: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
