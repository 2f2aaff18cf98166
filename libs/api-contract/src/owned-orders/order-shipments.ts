import { sentStates, shipmentContent, shownShipment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The number of an order, as in its address. */
export const orderNumber = z.string().min(1).max(100);
/** The version of an order on which a change is based. */
export const orderVersion = z.int().min(1).max(2_000_000_000);
/** An id that the caller makes, so that a repeated call changes nothing more. */
export const callerId = z.string().regex(/^[\w-]{1,64}$/);

/**
 * Sends an order or a part of it, and mails it to the buyer if `mail` says so. A repeated call with the same `id` returns
 * the first one. If the order has changed since `version`: 409 `conflict`, and nothing is sent.
 */
export const sendOrder = defineEndpoint({
  name: 'send-order',
  path: '/api/services/webshop/v1/orders/send',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    number: orderNumber,
    version: orderVersion,
    id: callerId,
    shipment: shipmentContent,
    mail: z.boolean(),
  }),
  response: z.object({ version: z.int(), sent: z.enum(sentStates), shipment: shownShipment }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});

/** Takes a shipment back: its pieces can be sent again. One that was taken back stays so; the time line keeps it. */
export const takeBackShipment = defineEndpoint({
  name: 'take-back-shipment',
  path: '/api/services/webshop/v1/orders/take-back-shipment',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber, version: orderVersion, id: callerId }),
  response: z.object({ version: z.int(), sent: z.enum(sentStates) }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
