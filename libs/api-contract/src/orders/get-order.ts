import { order } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorRows } from '../visitor-paths.ts';

/** An order by its token and the e-mail it was made with (API-19). Unknown order and wrong e-mail answer alike (API-20). */
export const getOrder = defineEndpoint({
  name: 'get-order',
  path: visitorRows.getOrder.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, order_session: z.string().min(1).max(100), email: z.string().max(200) }),
  response: order,
  errors: ['order_not_found'],
});
