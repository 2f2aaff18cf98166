import {
  cents,
  moment,
  orderStatuses,
  paymentStatuses,
  quoteStatuses,
  sentStates,
} from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderSearch } from './order-search.ts';

/** Up to this number of orders a total is exact; above it is reported as this number and `is_more`. */
export const MAX_COUNTED_ORDERS = 10_000;

/** An order, a quote request, or both from one cart, which have the number of the order. */
export const listedOrder = z.object({
  number: z.string(),
  kind: z.enum(['order', 'quote', 'mixed']),
  /** `placed` for a quote request. */
  status: z.enum(orderStatuses),
  sent: z.enum(sentStates),
  /** Of a quote that is a row of its own; '' for an order. */
  quote_status: z.enum(['', ...quoteStatuses]),
  created_at: moment,
  customer: z.string(),
  email: z.string(),
  /** Code of the country of delivery. */
  country: z.string(),
  total: cents,
  payment_status: z.enum(paymentStatuses),
  /** The title of the method that was chosen last; '' without one. */
  payment_method: z.string(),
  /** Whether it is sent before it is paid. */
  pays_later: z.boolean(),
  /** Whether its money is awaited within the term that began when it was sent, or after it; '' if it is not. */
  later_due: z.enum(['', 'open', 'overdue']),
  /** No money moves in this payment. */
  test: z.boolean(),
});

/** Orders and quote requests, page by page; a page continues after, or ends before, a row of another page. */
export const listOrders = defineEndpoint({
  name: 'list-orders',
  path: '/api/services/webshop/v1/orders/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ...orderSearch,
    /** `next` or `previous` of another page; '' for the first page. */
    cursor: z.string().max(2000).default(''),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({
    orders: z.array(listedOrder),
    total: z.int(),
    /** Whether there are more than `MAX_COUNTED_ORDERS`. */
    is_more: z.boolean(),
    /** Cursors of the pages around this one; '' where there is none. */
    next: z.string(),
    previous: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
