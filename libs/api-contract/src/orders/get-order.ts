import { order } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';

/**
 * An order by its token and its e-mail address (API-19). An unknown order and a wrong e-mail give the same response
 * (API-20).
 */
export const getOrder = defineEndpoint({
  name: 'get-order',
  path: visitorPaths.getOrder.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    order_session: z.string().min(1).max(100),
    email: z.string().max(200),
    /** Whether the reply says how the amount payable came about. */
    explain: z.boolean().optional(),
  }),
  response: order,
  errors: ['order_not_found'],
});
