import { z } from 'zod';
import { calendarDay } from '../endpoint/calendar-day.ts';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { stockReasons } from '../owned-products/list-stock-movements.ts';

/** Which movements are meant; all of them if nothing is asked for. */
export const movementFilter = {
  /** Words that all occur in title, address, numbers, brand or choices of the product. */
  query: z.string().max(200),
  reason: z.enum(stockReasons).optional(),
  /** First and last day of the period, in Dutch time. */
  from: calendarDay,
  until: calendarDay,
};

/** A change of the pieces of a product or of one of its variants. */
export const listedMovement = z.object({
  id: z.string(),
  /** Moment, ISO 8601 in UTC. */
  at: z.string(),
  product_id: z.string(),
  /** Its title now. */
  title: z.string(),
  /** '' for the product itself; `-` for the product from before it had variants. */
  variant_id: z.string(),
  /** The choices of the variant; empty if it is none, or is gone. */
  choices: z.array(z.string()),
  change: z.int(),
  /** What was there after it. */
  on_hand: z.int(),
  reason: z.enum(stockReasons),
  note: z.string(),
  /** The number of the order that took them; '' without one. */
  order_number: z.string(),
  /** Who changed it; '' for what the shop did. */
  member: z.string(),
});

/** The changes of the stock of a website, newest first. A page continues where the one before it ended. */
export const listMovements = defineEndpoint({
  name: 'list-movements',
  path: '/api/services/webshop/v1/stock/movements',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ...movementFilter,
    /** `next` of the page before; '' for the first. */
    after: z.string().regex(/^(\d{1,17}\.\d{1,18})?$/),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({
    movements: z.array(listedMovement),
    /** '' after the last page. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
