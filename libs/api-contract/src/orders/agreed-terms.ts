import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNumber } from '../owned-orders/order-shipments.ts';

const pdfFile = z.object({ name: z.string(), /** A PDF in base64. */ file: z.string() });

/** The terms of an order as its buyer agreed with them, for whoever may open the order (API-20). */
export const getAgreedTerms = defineEndpoint({
  name: 'get-agreed-terms',
  path: '/api/services/webshop/v1/orders/get-terms',
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    order_session: z.string().min(1).max(100),
    email: z.string().max(200),
  }),
  response: pdfFile,
  errors: ['order_not_found', 'not_found', 'rate_limited'],
});

/** The same for the people of the shop. */
export const getOrderTerms = defineEndpoint({
  name: 'get-order-terms',
  path: '/api/services/webshop/v1/orders/terms-file',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber }),
  response: pdfFile,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
});
