import { ICP_PROBLEMS, VAT_BOXES, VAT_PLACES_ELSEWHERE } from '@etalage/shop-domain';
import { cents } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { bookedPeriod } from './get-bookkeeping.ts';

const amounts = { net: cents, tax: cents };

/** What is sold and has no document yet, so that no figure has it. */
const missing = z.object({
  count: z.int(),
  /** The first ones. */
  items: z.array(
    z.object({
      /** An order without an invoice, or a refund without a credit note. */
      kind: z.enum(['order', 'refund']),
      /** Of the order. */
      number: z.string(),
      day: z.iso.date(),
      /** Negative for a refund. */
      gross: cents,
    }),
  ),
});

/** What consumers in other member states paid of the VAT of their country, for the returns of OSS. */
const oss = z.array(
  z.object({
    /** Of the return, as `2026-4`. */
    quarter: z.string(),
    /** The earlier quarter that is corrected in it; '' for what was sold in it. */
    corrects: z.string(),
    /** Code of the country, XI for Northern Ireland. */
    country: z.string(),
    /** Basis points. */
    rate: z.int(),
    ...amounts,
  }),
);

/** What companies in other member states bought without VAT. */
const icp = z.object({
  rows: z.array(
    z.object({
      /** With its prefix; '' if the document has none. */
      vat_number: z.string(),
      /** Of the documents, as `2026-11`. */
      month: z.string(),
      /** The month before the period of what is taken back; else ''. */
      corrects: z.string(),
      goods: cents,
      services: cents,
      /** The worst that the proof of these lacks. */
      problem: z.enum(ICP_PROBLEMS),
    }),
  ),
  /** Whether there are more rows than these. */
  is_cut: z.boolean(),
});

/** Invoices with VAT to companies whose number could not be checked, which may have to be credited. */
const unproven = z.object({
  count: z.int(),
  /** The first ones. */
  items: z.array(
    z.object({
      number: z.string(),
      order_number: z.string(),
      day: z.iso.date(),
      vat_number: z.string(),
      ...amounts,
    }),
  ),
});

/**
 * The figures for the VAT returns of a period, from its invoices and credit notes by their day: of the Dutch return, of OSS
 * and of the list of supplies to companies in other member states. What has no document is named, because it is in none.
 */
export const getVatFigures = defineEndpoint({
  name: 'get-vat-figures',
  path: '/api/services/webshop/v1/bookkeeping/vat-figures',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...bookedPeriod }),
  response: z.object({
    /** Whether the shop is established in the Netherlands, whose return has these boxes. */
    is_dutch: z.boolean(),
    /** How much of the period the shop was exempt as a small business. */
    small_business: z.enum(['none', 'part', 'all']),
    boxes: z.array(
      z.object({
        box: z.enum(VAT_BOXES),
        ...amounts,
        /** As the form asks: whole euros, rounded in favour of the shop. */
        net_euros: z.int(),
        tax_euros: z.int(),
      }),
    ),
    /** Box 5a: the VAT of all boxes. */
    due: z.object({ tax: cents, tax_euros: z.int() }),
    /** What is in no box. */
    elsewhere: z.array(z.object({ place: z.enum(VAT_PLACES_ELSEWHERE), ...amounts })),
    /** Of all documents. */
    total: z.object(amounts),
    oss,
    icp,
    unproven,
    missing,
  }),
  errors: ['unauthenticated', 'forbidden'],
});
