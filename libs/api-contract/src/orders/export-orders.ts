import { cents, customer } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { MAX_BULK_ORDERS } from '../owned-orders/bulk-orders.ts';
import { listedOrder } from './list-orders.ts';
import { orderSearch } from './order-search.ts';

/** An order or a quote request with all that a spreadsheet shows. */
export const exportedOrder = listedOrder
  .omit({ customer: true, country: true, test: true, quote_status: true, later_due: true })
  .extend({
    customer,
    /** The title of the chosen way of sending; '' without one. */
    shipment: z.string(),
    total_excl_tax: cents,
    total_tax: cents,
  });

/** Orders and quote requests for a spreadsheet, in the order of the list, several hundred of them per call. */
export const exportOrders = defineEndpoint({
  name: 'export-orders',
  path: '/api/services/webshop/v1/orders/export',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ...orderSearch,
    /** Only those with these numbers. */
    numbers: z.array(z.string().min(1).max(100)).min(1).max(MAX_BULK_ORDERS).optional(),
    /** `next` of the part before; '' for the first. */
    cursor: z.string().max(2000).default(''),
  }),
  response: z.object({
    orders: z.array(exportedOrder),
    /** '' after the last part. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
