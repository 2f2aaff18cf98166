import { z } from 'zod';
import { MAX_CART_LINES } from '../max-cart-lines.ts';

/** Most shipments of one order, including those that were taken back. */
export const MAX_SHIPMENTS = 100;

/** Who brings the pieces; `other` is named by its owner, and `pickup` means that the buyer fetches them. */
export const carriers = ['postnl', 'dhl', 'dpd', 'gls', 'ups', 'bpost', 'other', 'pickup'] as const;

/** How much of an order was sent. */
export const sentStates = ['none', 'partly', 'all'] as const;

/** A shipment as its owner makes it. */
export const shipmentContent = z.object({
  carrier: z.enum(carriers),
  /** With `other`. */
  carrier_name: z.string().trim().max(60),
  track_code: z.string().trim().max(60),
  /** Replaces the address that follows from carrier and code; '' for that one. */
  track_url: z.string().trim().max(500),
  /** The pieces in it; `position` is the place of a line in its order, from 1. */
  lines: z
    .array(z.object({ position: z.int().min(1).max(MAX_CART_LINES), quantity: z.int().min(1).max(9999) }))
    .max(MAX_CART_LINES),
});

/** A shipment as the buyer and the shop see it. */
export const shownShipment = z.object({
  id: z.string(),
  sent_at: z.string(),
  is_pickup: z.boolean(),
  /** As people read it. */
  carrier: z.string(),
  track_code: z.string(),
  /** Where it can be followed; '' if nowhere. */
  track_url: z.string(),
  lines: z.array(z.object({ position: z.int(), title: z.string(), quantity: z.int() })),
});

export type Carrier = (typeof carriers)[number];
export type SentState = (typeof sentStates)[number];
export type ShipmentContent = z.output<typeof shipmentContent>;
export type ShownShipment = z.output<typeof shownShipment>;
