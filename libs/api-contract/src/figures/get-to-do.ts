import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** What a new shop needs before it can sell, in the order in which an owner does it. */
export const startSteps = ['company', 'product', 'shipping', 'payment', 'published', 'legal'] as const;

/** Days after which a quote request or a failed payment does not wait any more. */
export const TO_DO_DAYS = 30;

/** What waits for the people of a website, most of it as a number of things. Parts that the member may not open are 0. */
export const getToDo = defineEndpoint({
  name: 'get-to-do',
  path: '/api/services/websites/v1/to-do/get',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({
    to_send: z.int(),
    /** Quote requests of the last `TO_DO_DAYS`, as orders of which the online payment failed. */
    quotes: z.int(),
    failed_payments: z.int(),
    /** Orders of which the bank took the money back; one that was paid again is none. */
    charged_back: z.int(),
    /** Orders that were sent and are not paid: within their term, and after it. */
    later_open: z.int(),
    later_overdue: z.int(),
    /** Orders with a withdrawal that waits. */
    withdrawals: z.int(),
    /** Quotes of which the buyer waits for an answer. */
    questions: z.int(),
    /** Mails of the last `MAIL_DAYS` that the mail server refused and nobody sent again. */
    refused_mails: z.int(),
    /** Orders whose invoice should be replaced, because VIES confirmed the number of the buyer after all. */
    vat_corrections: z.int(),
    /** Invoices that Peppol refused, or of which nobody knows where they should go; of owners only. */
    peppol_stuck: z.int(),
    submissions: z.int(),
    /** Products of which pieces run out. */
    low_stock: z.int(),
    /** What the last legal check found that must be mended and was not put aside; of owners only. */
    legal: z.int(),
    /** Which steps are done; null for a shop that had an order, and for members who do not own the website. */
    start: z.record(z.enum(startSteps), z.boolean()).nullable(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
