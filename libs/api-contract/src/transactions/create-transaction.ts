import { id } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';

/**
 * Starts a new payment attempt for an unpaid order (API-21). An open attempt with the same method is reused. Stock that
 * was released in the meantime is reserved again, or refused as `stock_insufficient`.
 */
export const createTransaction = defineEndpoint({
  name: 'create-transaction',
  path: visitorPaths.createTransaction.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, order_session: z.string().min(1).max(100), payment_method: id }),
  response: z.object({ payment: z.object({ url: z.string() }) }),
  errors: ['order_not_found', 'order_already_paid', 'stock_insufficient', 'payment_unavailable'],
});
