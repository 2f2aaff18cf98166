import { VAT_BOXES, VAT_PLACES_ELSEWHERE } from '@etalage/shop-domain';
import { cents } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { bookedPeriod, bookedVat } from './get-bookkeeping.ts';

/**
 * Every line of the invoices and credit notes of a period with why it has the VAT that it has, for a check of the returns:
 * their figures are exactly the sums of these lines. The lines of several hundred documents per call.
 */
export const exportVatLines = defineEndpoint({
  name: 'export-vat-lines',
  path: '/api/services/webshop/v1/bookkeeping/export-vat-lines',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...bookedPeriod, cursor: z.string().max(2000).default('') }),
  response: z.object({
    lines: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(['invoice', 'credit_note']),
        day: z.iso.date(),
        /** Of a credit note: number and day of its invoice; else ''. */
        credits: z.string(),
        credits_day: z.string(),
        order_number: z.string(),
        /** '' of somebody whose data were erased. */
        customer: z.string(),
        vat_number: z.string(),
        /** Where the order goes. */
        country: z.string(),
        title: z.string(),
        /** Negative in a credit note, like the amounts. */
        quantity: z.int(),
        ...bookedVat,
        /** Box of the Dutch return, or why it is in none. */
        place: z.enum([...VAT_BOXES, ...VAT_PLACES_ELSEWHERE]),
        net: cents,
        tax: cents,
        gross: cents,
        /** Why the order has the VAT that it has, as a sentence; '' if it does not say so. */
        reason: z.string(),
        /** Of the check of the VAT number; '' without one. */
        vies_status: z.string(),
        consultation_number: z.string(),
        checked_at: z.string(),
      }),
    ),
    /** '' after the last part. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
