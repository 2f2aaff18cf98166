import { cents } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { bookedPeriod, bookedVat } from './get-bookkeeping.ts';

/**
 * Invoices and credit notes with a day in a period, for a spreadsheet or to fetch each as a file: a line per VAT group,
 * several hundred documents per call. Those of tests are left out.
 */
export const exportInvoices = defineEndpoint({
  name: 'export-invoices',
  path: '/api/services/webshop/v1/bookkeeping/export-invoices',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...bookedPeriod, cursor: z.string().max(2000).default('') }),
  response: z.object({
    lines: z.array(
      z.object({
        /** Of the document, with which its file is fetched. */
        id: z.string(),
        number: z.string(),
        kind: z.enum(['invoice', 'credit_note']),
        day: z.iso.date(),
        /** Of a credit note: the number of its invoice; else ''. */
        credits: z.string(),
        order_number: z.string(),
        /** '' of somebody whose data were erased. */
        customer: z.string(),
        vat_number: z.string(),
        country: z.string(),
        ...bookedVat,
        /** Negative in a credit note. */
        net: cents,
        tax: cents,
        gross: cents,
      }),
    ),
    /** '' after the last part. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
