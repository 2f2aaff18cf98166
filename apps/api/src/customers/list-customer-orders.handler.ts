import type { listCustomerOrders } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { pageAround } from '../calls/list-cursor.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findRows, type ListedRow } from '../order-list/list-rows.repository.ts';
import { listedOrders } from '../order-list/listed-orders.ts';
import { orderCursors } from '../order-list/order-cursor.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { findCustomer } from './customer.repository.ts';

const order = { sort: 'date', descending: true } as const;

/** The orders and quote requests of a customer, which an index of their address has in order. */
export const listCustomerOrdersHandler: Handler<typeof listCustomerOrders> = async (input, context) => {
  requireRole(context, orderRoles);
  const { websiteId } = context;
  const { id, limit } = input;
  return context.read(async (tx) => {
    const { email } = await findCustomer(tx, websiteId, id);
    if (email === null) return { orders: [], next: '', previous: '' };
    const matches = {
      orders: [sql`o.website_id = ${websiteId}`, sql`o.email = ${email}`],
      quotes: [sql`q.website_id = ${websiteId}`, sql`q.email = ${email}`, sql`not q.with_order`],
      // Not counted: a page is read in the order of the index.
      total: Infinity,
    };
    const cursor = orderCursors.read(input.cursor, order.sort);
    const found = await findRows(tx, websiteId, matches, { ...order, limit }, cursor);
    const placeOf = ({ sort_text: value, id: rowId }: ListedRow) => ({ value, id: rowId, within: '' });
    const page = pageAround(orderCursors, { found, limit, sort: order.sort, cursor, placeOf });
    const { rows, next, previous } = page;
    return { orders: listedOrders(context, rows), next, previous };
  });
};
