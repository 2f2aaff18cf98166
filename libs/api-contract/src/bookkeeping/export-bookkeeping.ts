import { cents } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { bookedPeriod, bookedVat } from './get-bookkeeping.ts';

/** What is sold, or paid back, in the lines of an export. */
const bookedKinds = ['orders', 'refunds'] as const;

const part = {
  /** `next` of the part before; '' for the first. */
  cursor: z.string().max(2000).default(''),
};

/** Orders or refunds of a period for a spreadsheet, a line per VAT group, several hundred lines per call. */
export const exportBookedSales = defineEndpoint({
  name: 'export-booked-sales',
  path: '/api/services/webshop/v1/bookkeeping/export-sales',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...bookedPeriod, ...part, what: z.enum(bookedKinds) }),
  response: z.object({
    lines: z.array(
      z.object({
        number: z.string(),
        /** Day in the Netherlands on which it counts: of the order, or of the refund. */
        day: z.iso.date(),
        customer: z.string(),
        company: z.string(),
        vat_number: z.string(),
        country: z.string(),
        /** Why the order has the VAT that it has, as a sentence; '' if it does not say so. */
        reason: z.string(),
        ...bookedVat,
        /** Negative for a refund. */
        net: cents,
        tax: cents,
        gross: cents,
        /** Title of the payment method. */
        method: z.string(),
        /** Day on which the first money arrived; '' if none did. */
        paid_on: z.string(),
        /** Of a refund: why it was paid back, as its member wrote. */
        refund_reason: z.string(),
      }),
    ),
    /** '' after the last part. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Payments that arrived in a period for a spreadsheet, several hundred per call. */
export const exportBookedPayments = defineEndpoint({
  name: 'export-booked-payments',
  path: '/api/services/webshop/v1/bookkeeping/export-payments',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...bookedPeriod, ...part }),
  response: z.object({
    payments: z.array(
      z.object({
        /** Day in the Netherlands on which it arrived. */
        day: z.iso.date(),
        /** Of its order. */
        number: z.string(),
        customer: z.string(),
        method: z.string(),
        /** How the provider names it; '' for one that a member entered. */
        reference: z.string(),
        received: cents,
        /** Until now. */
        refunded: cents,
        charged_back: cents,
        /** Day in the Netherlands on which the bank first took something back; '' if it took nothing. */
        charged_back_on: z.union([z.iso.date(), z.literal('')]),
      }),
    ),
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
