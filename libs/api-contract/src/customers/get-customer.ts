import { moment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedOrder } from '../orders/list-orders.ts';
import { listedCustomer } from './list-customers.ts';

/** Most submissions, mails, events and addresses that a customer's page shows of each. */
export const MAX_CUSTOMER_ROWS = 50;

export const customerId = z.string().min(1).max(64);

const address = z.object({
  kind: z.enum(['invoice', 'shipping']),
  company: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

const mail = z.object({
  id: z.string(),
  subject: z.string(),
  at: moment,
  status: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed']),
});

const note = z.object({
  id: z.string(),
  at: moment,
  member: z.string(),
  text: z.string(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
});

/** What members did with the data of a customer. */
const event = z.object({ id: z.string(), at: moment, member: z.string(), action: z.string() });

/** One customer with all that is stored about them but their orders; '' and nothing once the data was erased. */
export const getCustomer = defineEndpoint({
  name: 'get-customer',
  path: '/api/services/webshop/v1/customers/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: customerId }),
  response: z.object({
    customer: listedCustomer.extend({ phone: z.string(), first_seen_at: moment }),
    /** Of the newest order or quote request with a number; null without one. */
    vat: z.object({ number: z.string(), status: z.string(), checked_at: moment.nullable() }).nullable(),
    /** The addresses of the last hundred purchases, each once. */
    addresses: z.array(address),
    submissions: z.array(
      z.object({ id: z.string(), form_title: z.string(), at: moment, answers: z.string() }),
    ),
    mails: z.array(mail),
    notes: z.array(note),
    events: z.array(event),
    erased: z
      .object({
        at: moment,
        kept_orders: z.int(),
        /** The last day on which one of these is kept; '' without any. */
        kept_until: z.string(),
      })
      .nullable(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** The orders and quote requests of a customer, newest first. */
export const listCustomerOrders = defineEndpoint({
  name: 'list-customer-orders',
  path: '/api/services/webshop/v1/customers/list-orders',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: customerId,
    /** `next` or `previous` of another page; '' for the first page. */
    cursor: z.string().max(2000).default(''),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({ orders: z.array(listedOrder), next: z.string(), previous: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
