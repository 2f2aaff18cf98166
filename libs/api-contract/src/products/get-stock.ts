import { id } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';

/** Whether at least one of a product can be ordered (API-22); always true without stock management (PROD-11). */
export const getStock = defineEndpoint({
  name: 'get-stock',
  path: visitorPaths.getStock.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, product_id: id }),
  response: z.object({
    in_stock: z.boolean(),
    /** Ids of the variants that cannot be ordered now. */
    sold_out: z.array(z.string()),
  }),
  errors: [],
});
