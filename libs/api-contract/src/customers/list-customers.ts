import { cents, moment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { customerSearch } from './customer-search.ts';

/** Up to this number of customers a total is exact; above it is reported as this number and `is_more`. */
export const MAX_COUNTED_CUSTOMERS = 10_000;

/** Who bought, asked or wrote, by e-mail address; contact details are those of the newest order or quote request. */
export const listedCustomer = z.object({
  id: z.string(),
  email: z.string(),
  /** '' if it is not known. */
  name: z.string(),
  company: z.string(),
  city: z.string(),
  /** Code of the country of the invoice; '' for who only sent forms. */
  country: z.string(),
  orders: z.int(),
  quotes: z.int(),
  submissions: z.int(),
  /** Cents without VAT, of the orders that count as sales. */
  turnover: cents,
  /** Of the last order, quote request or form. */
  last_seen_at: moment,
});

/** Customers, page by page; a page continues after, or ends before, a row of another page. */
export const listCustomers = defineEndpoint({
  name: 'list-customers',
  path: '/api/services/webshop/v1/customers/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ...customerSearch,
    /** `next` or `previous` of another page; '' for the first page. */
    cursor: z.string().max(2000).default(''),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({
    customers: z.array(listedCustomer),
    total: z.int(),
    /** Whether there are more than `MAX_COUNTED_CUSTOMERS`. */
    is_more: z.boolean(),
    /** Cursors of the pages around this one; '' where there is none. */
    next: z.string(),
    previous: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Codes of the countries of customers, by which they are filtered. */
export const getCustomerChoices = defineEndpoint({
  name: 'get-customer-choices',
  path: '/api/services/webshop/v1/customers/get-choices',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({ countries: z.array(z.string()) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Customers for a spreadsheet, in the order of the list, several hundred of them per call. */
export const exportCustomers = defineEndpoint({
  name: 'export-customers',
  path: '/api/services/webshop/v1/customers/export',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ...customerSearch,
    /** `next` of the part before; '' for the first. */
    cursor: z.string().max(2000).default(''),
  }),
  response: z.object({
    customers: z.array(
      listedCustomer.extend({ phone: z.string(), postcode: z.string(), first_seen_at: moment }),
    ),
    /** '' after the last part. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
