import { savedWebshop, webshopContent } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The settings of the webshop, the numbers that the next order and quote get, and how often they were saved. */
const ownedWebshop = webshopContent.extend({
  next_order: z.int(),
  next_quote: z.int(),
  /** The lowest numbers that were not given: the next one cannot be lower. */
  least_order: z.int(),
  least_quote: z.int(),
  /** Whether there is a product, so that the side of prices cannot change any more. */
  has_products: z.boolean(),
  version: z.int(),
  /** Why no invoice can be made yet: what the company details lack. */
  seller_problems: z.array(z.string()),
});

/** The settings of the webshop: addresses of its pages, its terms, how prices are shown, numbers of orders, invoices. */
export const getWebshop = defineEndpoint({
  name: 'get-webshop',
  path: '/api/services/websites/v1/webshop/get',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ webshop: ownedWebshop }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Stores the settings of the webshop, immediately for visitors; the old address of a page redirects to its new one. If
 * they have changed since `version`: 409 `conflict`, and nothing is stored.
 */
export const saveWebshop = defineEndpoint({
  name: 'save-webshop',
  path: '/api/services/websites/v1/webshop/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    version: z.int().min(0).max(2_000_000_000),
    webshop: savedWebshop,
  }),
  response: z.object({ webshop: ownedWebshop }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
