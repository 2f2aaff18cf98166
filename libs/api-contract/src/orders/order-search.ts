import { orderParts, paymentGroupNames } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { calendarDay } from '../endpoint/calendar-day.ts';

export const orderSorts = ['date', 'number', 'customer', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];

const fields = {
  /** Words that all occur in number, customer, e-mail, postcodes or products; capitals and accents do not count. */
  query: z.string().max(200),
  /** Absent: all of them. */
  part: z.enum(orderParts).optional(),
  payment: z.enum(paymentGroupNames).optional(),
  /** The id of the payment method that was chosen last. */
  method: z.string().max(100).optional(),
  /** Whether only quotes of which the buyer waits for an answer to a question. */
  unanswered: z.boolean().optional(),
  /** Whether only orders with a withdrawal that waits for the shop: its goods or its money are not back. */
  withdrawn: z.boolean().optional(),
  /** Whether only orders that were sent before they are paid, within their term or after it. */
  later: z.enum(['open', 'overdue']).optional(),
  /** Code of the country of delivery. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** First and last day on which it was placed, in Dutch time. */
  from: calendarDay,
  until: calendarDay,
  sort: z.enum(orderSorts),
  descending: z.boolean(),
};

/** A search by itself, as it is kept. */
export const orderSearchValue = z.object(fields);

/** What an owner looks for in the list of orders and quote requests, and in which order; without it all, the newest first. */
export const orderSearch = {
  ...fields,
  query: fields.query.default(''),
  from: fields.from.default(''),
  until: fields.until.default(''),
  sort: fields.sort.default('date'),
  descending: fields.descending.default(true),
};
export type OrderSearch = z.output<typeof orderSearchValue>;
