import {
  type exportCustomers,
  type getCustomerChoices,
  type listCustomers,
  MAX_COUNTED_CUSTOMERS,
} from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { type CustomerOfList, pageOfCustomers } from './page-of-customers.ts';

/** Rows in one reply of the export. */
const PART = 500;

/** Customers, for owners and shop members (GEN-08). */
export const listCustomersHandler: Handler<typeof listCustomers> = async (input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, read } = context;
  const { rows, total, next, previous } = await read((tx) => pageOfCustomers(tx, websiteId, input));
  return {
    customers: rows.map((row) => listedOf(row)),
    total: Math.min(total, MAX_COUNTED_CUSTOMERS),
    is_more: total > MAX_COUNTED_CUSTOMERS,
    next,
    previous,
  };
};

/** Customers with all that a spreadsheet shows. */
export const exportCustomersHandler: Handler<typeof exportCustomers> = async (input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, read } = context;
  const asked = { ...input, limit: PART };
  const { rows, next } = await read((tx) => pageOfCustomers(tx, websiteId, asked, 'uncounted'));
  return {
    customers: rows.map((row) => ({
      ...listedOf(row),
      phone: row.phone,
      postcode: row.postcode,
      first_seen_at: row.first_seen_at,
    })),
    next,
  };
};

/** The countries that occur, of however many customers: an index is asked for each next one. */
export const getCustomerChoicesHandler: Handler<typeof getCustomerChoices> = async (_input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, read } = context;
  const { rows } = await read((tx) =>
    sql<{ code: string }>`
      with recursive found as (
        (select country as code from customers where website_id = ${websiteId} and email is not null and country > ''
          order by country limit 1)
        union all
        select (select c.country from customers c
          where c.website_id = ${websiteId} and c.email is not null and c.country > found.code
          order by c.country limit 1) from found where found.code is not null)
      select code from found where code ~ '^[A-Z]{2}$'`.execute(tx),
  );
  return { countries: rows.map(({ code }) => code) };
};

/** What the list shows of a customer. */
export function listedOf(row: Omit<CustomerOfList, 'sort_text'>) {
  const { id, email, name, company, city, country, orders, quotes, submissions, turnover, last_seen_at } =
    row;
  return { id, email, name, company, city, country, orders, quotes, submissions, turnover, last_seen_at };
}
