import { MAX_PARTICIPANT } from '@etalage/shop-domain';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNumber, orderVersion } from '../owned-orders/order-shipments.ts';
import { orderInvoicesReply } from './order-invoices.ts';

const seen = { ...websiteIds, number: orderNumber, version: orderVersion, id: z.string().min(1).max(40) };

/**
 * Puts a document of an order in the outbox of Peppol, for this receiver, if it is not on its way or there already. Its
 * order changes with it; a repeated call changes nothing.
 */
export const sendPeppolInvoice = defineEndpoint({
  name: 'send-peppol-invoice',
  path: '/api/services/webshop/v1/invoices/peppol/send',
  audience: 'owner',
  request: z.object({
    ...seen,
    scheme: z.string().max(10),
    participant: z.string().max(MAX_PARTICIPANT),
  }),
  response: orderInvoicesReply,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
});

/** Writes down that a document reached its buyer another way, so that it waits no longer. */
export const settlePeppolInvoice = defineEndpoint({
  name: 'settle-peppol-invoice',
  path: '/api/services/webshop/v1/invoices/peppol/settle',
  audience: 'owner',
  request: z.object(seen),
  response: orderInvoicesReply,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
});
