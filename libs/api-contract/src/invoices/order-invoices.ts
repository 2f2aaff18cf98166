import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNumber, orderVersion } from '../owned-orders/order-shipments.ts';

/** What became of a document in the network of Peppol. */
const peppolState = z.object({
  /** `none`: it was not sent there. `settled`: a member said that it went another way. */
  state: z.enum(['none', 'waiting', 'sent', 'delivered', 'refused', 'unreachable', 'settled']),
  /** Whether both companies are in Belgium, so that it must go there. */
  is_due: z.boolean(),
  /** The buyer in the network, list and number; '' as long as nobody knows the number. */
  scheme: z.string(),
  participant: z.string(),
  /** Why it is not there yet, as a member reads it; '' if there is nothing to say. */
  reason: z.string(),
  /** Whether a member can send it now, and say that it went another way. */
  can_send: z.boolean(),
  can_settle: z.boolean(),
});

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
  /** Null for what does not go by Peppol: documents of persons, tests, and of companies abroad without a connection. */
  peppol: peppolState.nullable(),
});

/** The documents of an order, as every call about them replies. */
export const orderInvoicesReply = z.object({
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
