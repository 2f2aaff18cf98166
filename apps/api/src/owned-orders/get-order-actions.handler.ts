import type { getOrderActions } from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { enteredPayment } from '../payments/enter-payment.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { amountDue } from '../payments/payment-state.ts';
import { findOrderFacts } from './order-facts.repository.ts';
import { orderRoles } from '../orders/order-roles.ts';

/** What can be done with an order now. */
export const getOrderActionsHandler: Handler<typeof getOrderActions> = async ({ number }, context) => {
  requireRole(context, orderRoles);
  const { websiteId, now } = context;
  return context.read(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('website_id', '=', websiteId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!order) throw new ApiError('not_found');
    const { facts, state } = await findOrderFacts(tx, order);
    return {
      version: order.version,
      facts,
      due: amountDue(state, order.total_incl_tax),
      pieces: await countPieces(tx, order),
      received_on: enteredPayment(state)?.received_on ?? '',
      ...daysOf(order, now()),
      email: order.customer.invoice_email,
    };
  });
};

/** The day of an order and today, on the clock of the Netherlands. */
export function daysOf({ created_at }: Pick<OrderRow, 'created_at'>, now: Date) {
  return { ordered_on: dutchDayOf(created_at), today: dutchDayOf(now) };
}

async function countPieces(tx: WebsiteTransaction, { website_id, id }: OrderRow) {
  const rows = await tx
    .selectFrom('stock_reservations')
    .select(['state', 'quantity'])
    .where('website_id', '=', website_id)
    .where('order_id', '=', id)
    .execute();
  const piecesIn = (state: (typeof rows)[number]['state']) =>
    rows.filter((row) => row.state === state).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    reserved: piecesIn('reserved'),
    deducted: piecesIn('deducted'),
    released: piecesIn('released'),
  };
}
