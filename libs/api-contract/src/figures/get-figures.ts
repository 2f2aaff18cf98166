import { cents, moment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Numbers of days of which figures are shown; 1 is today. */
export const FIGURE_PERIODS = [1, 7, 30, 365] as const;

const figures = z.object({
  /** Of the orders, without VAT. */
  turnover: cents,
  orders: z.int(),
  visits: z.int(),
});

/**
 * How a shop did: sales and visits of a period that ends now, beside the period of the same length before it. `series` has an
 * hour of today, a day of 7 or 30 days, a week of a year, in order; `before` in it is the same part of the earlier period.
 * An order counts unless it was cancelled or its online payment has not arrived.
 */
export const getFigures = defineEndpoint({
  name: 'get-figures',
  path: '/api/services/webshop/v1/figures/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, days: z.union(FIGURE_PERIODS.map((days) => z.literal(days))) }),
  response: z.object({
    total: figures,
    before: figures,
    series: z.array(z.object({ at: moment, now: figures, before: figures })),
    /** The five products with the most turnover. */
    best_sellers: z.array(
      z.object({ product_id: z.string(), title: z.string(), pieces: z.int(), turnover: cents }),
    ),
    /** The five searches that most often found nothing. */
    missed_searches: z.array(z.object({ words: z.string(), count: z.int() })),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
