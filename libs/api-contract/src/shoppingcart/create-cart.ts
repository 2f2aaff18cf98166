import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { apiPaths } from '../paths.ts';

/** Makes an empty cart (API-10). */
export const createCart = defineEndpoint({
  name: 'create-cart',
  path: apiPaths.createCart,
  audience: 'visitor',
  request: z.object({ ...websiteIds }),
  response: z.object({ shoppingcart: z.object({ session: z.string() }) }),
  errors: [],
});
