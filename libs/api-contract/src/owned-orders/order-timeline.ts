import { cents, moment, paymentStatuses, shownShipment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNumber } from './order-shipments.ts';

/** Most events of each kind in a time line. */
export const MAX_ORDER_EVENTS = 200;

const happened = { id: z.string(), at: moment };
/** Who did it; '' if that is no longer known. */
const member = z.string();

/** Something that happened to an order or quote request. */
export const orderEvent = z.discriminatedUnion('kind', [
  /** Ordered, or asked for as a quote; not of a quote that the shop made. */
  z.object({ ...happened, kind: z.literal('placed'), is_quote: z.boolean() }),
  z.object({
    ...happened,
    kind: z.literal('payment'),
    method: z.string(),
    status: z.enum(paymentStatuses),
    amount: cents,
    /** Total at this moment. */
    refunded: cents,
    charged_back: cents,
    test: z.boolean(),
  }),
  z.object({
    ...happened,
    kind: z.literal('mail'),
    subject: z.string(),
    recipient: z.string(),
    status: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed']),
    /** Why the mail server refused it last. */
    error: z.string(),
  }),
  z.object({ ...happened, kind: z.literal('shipment'), member, shipment: shownShipment }),
  z.object({ ...happened, kind: z.literal('shipment_taken_back'), member, shipment: shownShipment }),
  z.object({
    ...happened,
    kind: z.literal('note'),
    member,
    /** '' once it was deleted. */
    text: z.string(),
    /** Whether the caller wrote it. */
    own: z.boolean(),
    deleted_at: moment.nullable(),
  }),
  z.object({
    ...happened,
    kind: z.literal('change'),
    member,
    /** As recorded; see `apps/dashboard/src/routes/orders/timeline/action-texts.ts`. */
    action: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  }),
]);

/** Everything that happened to an order or quote request, newest first. */
export const getOrderTimeline = defineEndpoint({
  name: 'get-order-timeline',
  path: '/api/services/webshop/v1/orders/get-timeline',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber }),
  response: z.object({ events: z.array(orderEvent) }),
  errors: ['unauthenticated', 'forbidden'],
});
