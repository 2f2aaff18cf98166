import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** A document of an order as a PDF, for whoever may open the order (API-20). */
export const getBuyerInvoice = defineEndpoint({
  name: 'get-buyer-invoice',
  path: '/api/services/webshop/v1/orders/get-invoice',
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    order_session: z.string().min(1).max(100),
    email: z.string().max(200),
    number: z.string().min(1).max(40),
  }),
  response: z.object({ name: z.string(), /** In base64. */ file: z.string() }),
  errors: ['order_not_found', 'not_found', 'rate_limited'],
});
