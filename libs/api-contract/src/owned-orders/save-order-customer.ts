import { customer } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { changedOrder, orderErrors, seenOrder } from './change-order.ts';

/**
 * Corrects the customer of an order: who it is, how to reach them and where the order goes. What was agreed does not
 * change, so a field that would change its VAT or the cost of its shipping is refused.
 */
export const saveOrderCustomer = defineEndpoint({
  name: 'save-order-customer',
  path: '/api/services/webshop/v1/orders/save-customer',
  audience: 'owner',
  request: z.object({ ...seenOrder, customer }),
  response: changedOrder,
  errors: orderErrors,
});
