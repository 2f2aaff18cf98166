import { DISTANCE_LEVELS, OSS_STATES } from '@etalage/shop-domain';
import { cents } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/**
 * What was sold to consumers in other member states, of this year and the one before: above an amount they pay the VAT of
 * their country. From invoices and credit notes, without VAT.
 */
export const getDistanceSales = defineEndpoint({
  name: 'get-distance-sales',
  path: '/api/services/webshop/v1/bookkeeping/distance-sales',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    /** Whether the amount applies to the shop: it is established in the EU. */
    is_in_eu: z.boolean(),
    year: z.int(),
    this_year: cents,
    last_year: cents,
    level: z.enum(DISTANCE_LEVELS),
    oss: z.enum(OSS_STATES),
    /** Whether the shop is exempt as a small business now, so that its OSS rests. */
    is_small_business: z.boolean(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
