import {
  cents,
  customer,
  moment,
  orderStatuses,
  paymentStatuses,
  withdrawalStates,
} from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { customerId } from './get-customer.ts';

const line = z.object({
  title: z.string(),
  article_number: z.string(),
  quantity: z.number(),
  options: z.array(z.object({ title: z.string(), value: z.string() })),
  total: cents,
});

const vatProof = z.object({
  at: moment,
  vat_number: z.string(),
  status: z.enum(['valid', 'invalid', 'unavailable']),
  name: z.string(),
  address: z.string(),
  consultation_number: z.string(),
});

/** An order or a quote request as its buyer placed it. Amounts are in euros, with VAT. */
const purchase = z.object({
  kind: z.enum(['order', 'quote']),
  number: z.string(),
  placed_at: moment,
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  customer,
  lines: z.array(line),
  total: cents,
  /** Notes of the shop about it. */
  notes: z.array(z.object({ at: moment, text: z.string() })),
  shipments: z.array(z.object({ at: moment, carrier: z.string(), track_code: z.string() })),
  /** From what they withdrew, and what came of it. */
  withdrawals: z.array(
    z.object({
      at: moment,
      name: z.string(),
      state: z.enum(withdrawalStates),
      reason: z.string(),
      lines: z.array(z.object({ title: z.string(), pieces: z.int() })),
    }),
  ),
  /** What they and the shop wrote each other about a quote. */
  messages: z.array(z.object({ at: moment, name: z.string(), text: z.string() })),
  /** The files of the versions of a quote that were sent, by the key with which each is fetched. */
  attachments: z.array(z.object({ key: z.string(), name: z.string() })),
  /** What VIES answered about the VAT number of an order, with the name and address that it gave. */
  vat_proofs: z.array(vatProof),
});

const submission = z.object({
  form: z.string(),
  page: z.string(),
  at: moment,
  answers: z.array(z.object({ question: z.string(), answer: z.string(), files: z.array(z.string()) })),
  /** The files that came along, by the path with which each is fetched. */
  attachments: z.array(z.object({ path: z.string(), name: z.string() })),
});

const mail = z.object({ at: moment, subject: z.string(), text: z.string() });

const about = z.object({
  email: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  first_seen_at: moment,
  last_seen_at: moment,
  notes: z.array(z.object({ at: moment, text: z.string() })),
  /** Discounts that are meant for this address, and uses of discounts. */
  discounts: z.array(z.object({ title: z.string(), uses: z.int() })),
  /** Open carts in which the address was typed. */
  carts: z.array(
    z.object({
      at: moment,
      customer: customer.partial(),
      products: z.array(z.string()),
      /** What VIES answered about the VAT number in it; null if it was not asked. */
      vat_proof: vatProof.nullable(),
    }),
  ),
});

/**
 * All that is stored about a person, by their e-mail address (art. 15 and 20 GDPR), in parts: `about` comes with the first.
 * The first part is recorded.
 */
export const collectPersonalData = defineEndpoint({
  name: 'collect-personal-data',
  path: '/api/services/webshop/v1/customers/collect-personal-data',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: customerId,
    /** `next` of the part before; '' for the first. */
    cursor: z.string().max(500).default(''),
  }),
  response: z.object({
    about: about.nullable(),
    purchases: z.array(purchase),
    submissions: z.array(submission),
    mails: z.array(mail),
    /** '' after the last part. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
