import { cents } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The first and the last day of a period, in the Netherlands; `checkBookedPeriod` says which ones are possible. */
export const bookedPeriod = { from: z.string().max(10), until: z.string().max(10) };

const amounts = z.object({
  /** Without VAT. */
  net: cents,
  tax: cents,
  gross: cents,
});

/** Amounts of refunds are negative. */
const sums = { orders: amounts, refunds: amounts, balance: amounts };

/** How an amount is charged. */
export const bookedVat = {
  /** Category of EN 16931; '' of an order whose calculation cannot be read. */
  category: z.string(),
  /** Basis points. */
  rate: z.int(),
  /** Code of the country whose rates apply under OSS; else ''. */
  destination: z.string(),
};

/**
 * What the books need of a period. An order counts on the day on which it was placed, when its money was received or comes
 * by a way outside the shop; a refund on the day on which it was decided; a payment on the day on which it was received.
 * The sums are exactly those of the exported lines.
 */
export const getBookkeeping = defineEndpoint({
  name: 'get-bookkeeping',
  path: '/api/services/webshop/v1/bookkeeping/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...bookedPeriod }),
  response: z.object({
    orders: z.int(),
    refunds: z.int(),
    /** Orders that were paid as a test, in which no money moved; they are in no sum and in no file. */
    tests: z.int(),
    total: z.object(sums),
    rates: z.array(z.object({ ...bookedVat, ...sums })),
    /** Where the goods went; the code of the country. */
    countries: z.array(z.object({ country: z.string(), ...sums })),
    payments: z.array(
      z.object({
        /** Title of the method; '' if none is known. */
        method: z.string(),
        count: z.int(),
        received: cents,
        /** Of these payments, until now. */
        refunded: cents,
        charged_back: cents,
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
