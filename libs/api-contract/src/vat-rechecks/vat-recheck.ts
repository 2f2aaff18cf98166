import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNumber, orderVersion } from '../owned-orders/order-shipments.ts';

/** What became of the VAT number of an order that was placed while VIES gave no answer. Amounts are cents. */
const recheck = z.object({
  /** Of the order; goes back with each change. */
  version: z.int(),
  /** `none`: there was nothing to ask again. `ended`: VIES never answered, and nobody asks any more. */
  state: z.enum(['none', 'waiting', 'valid', 'invalid', 'ended']),
  /** As it was asked; '' before an answer, and once the customer was erased. */
  vat_number: z.string(),
  consultation_number: z.string(),
  /** Moment, ISO 8601 in UTC; '' before an answer. */
  answered_at: z.string(),
  /** Whether the documents of the order should be replaced; `none` if the answer changes nothing of them. */
  proposal: z.enum(['none', 'open', 'made', 'declined']),
  /** Why they cannot be replaced now, as a member reads it; empty if they can, and if they need not be. */
  problems: z.array(z.string()),
  /** Number of the invoice that would be taken back, and the VAT in it; '' and 0 if there is nothing to replace. */
  invoice_number: z.string(),
  invoice_tax: z.int(),
  /** VAT that the documents do not charge any more, and that was not paid back yet. */
  tax_to_pay_back: z.int(),
});

/** What became of the VAT number of an order, and what its documents need. */
export const getVatRecheck = defineEndpoint({
  name: 'get-vat-recheck',
  path: '/api/services/webshop/v1/orders/vat-recheck',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber }),
  response: recheck,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

const change = z.object({ ...websiteIds, number: orderNumber, version: orderVersion });

/**
 * Takes the invoice of an order back with a credit note and makes one without VAT, because VIES confirmed the number of its
 * buyer after all. Once; a repeated call changes nothing. The VAT is paid back by a refund.
 */
export const correctVat = defineEndpoint({
  name: 'correct-vat',
  path: '/api/services/webshop/v1/orders/vat-recheck/correct',
  audience: 'owner',
  request: change,
  response: recheck,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
});

/** Leaves the documents as they are; they can still be replaced later. */
export const declineVatCorrection = defineEndpoint({
  name: 'decline-vat-correction',
  path: '/api/services/webshop/v1/orders/vat-recheck/decline',
  audience: 'owner',
  request: change,
  response: recheck,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
});
