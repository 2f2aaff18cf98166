import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';

/** Makes an empty cart (API-10). */
export const createCart = defineEndpoint({
  name: 'create-cart',
  path: visitorPaths.createCart.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds }),
  response: z.object({ shoppingcart: z.object({ session: z.string() }) }),
  errors: [],
});
