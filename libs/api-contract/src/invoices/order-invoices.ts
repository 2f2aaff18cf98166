import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNumber, orderVersion } from '../owned-orders/order-shipments.ts';

/** An invoice or a credit note in a list. */
const listedInvoice = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** `2026-11-28`. */
  date: z.string(),
  /** Cents, VAT included. */
  total: z.int(),
  is_test: z.boolean(),
});

const orderInvoicesReply = z.object({
  version: z.int(),
  invoices: z.array(listedInvoice),
  /** Whether some can be made now. */
  can_make: z.boolean(),
  /** Why none can be made, as a member reads it. */
  problems: z.array(z.string()),
  /** Whether the details of the company are what is missing. */
  lacks_company: z.boolean(),
});

/** The invoice and the credit notes of an order, oldest first. */
export const listOrderInvoices = defineEndpoint({
  name: 'list-order-invoices',
  path: '/api/services/webshop/v1/orders/invoices',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber }),
  response: orderInvoicesReply,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

/** Makes the invoice of an order that has none, and the credit notes that it lacks; all that is there stays. */
export const makeOrderInvoice = defineEndpoint({
  name: 'make-order-invoice',
  path: '/api/services/webshop/v1/orders/make-invoice',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber, version: orderVersion }),
  response: orderInvoicesReply,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
});

/** A document as a file: a PDF to read, or UBL (XML) for a bookkeeping. */
export const getInvoiceFile = defineEndpoint({
  name: 'get-invoice-file',
  path: '/api/services/webshop/v1/invoices/file',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().min(1).max(40), form: z.enum(['pdf', 'ubl']) }),
  response: z.object({ name: z.string(), /** In base64. */ file: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
});
