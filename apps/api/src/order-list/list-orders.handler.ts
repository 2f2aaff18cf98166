import { type listOrders, MAX_COUNTED_ORDERS } from '@etalage/api-contract';
import { quoteStatusOf } from '@etalage/shop-domain';
import { dutchClockOf } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { isTestPayment, type PaymentState, paymentStatesOf } from '../payments/payment-state.ts';
import type { ListedRow } from './list-rows.repository.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { pageOfOrders } from './page-of-orders.ts';

/** Orders and quote requests, for owners and shop members (GEN-08). */
export const listOrdersHandler: Handler<typeof listOrders> = async (input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, read, now } = context;
  const today = dutchClockOf(now()).slice(0, 10);
  return read(async (tx) => {
    const { rows, total, next, previous } = await pageOfOrders(tx, websiteId, input);
    const ids = rows.filter(({ source }) => source === 'orders').map(({ id }) => id);
    const states = await paymentStatesOf(tx, websiteId, ids);
    return {
      orders: rows.map((row) => listedOf(row, states.get(row.id), today)),
      total: Math.min(total, MAX_COUNTED_ORDERS),
      is_more: total > MAX_COUNTED_ORDERS,
      next,
      previous,
    };
  });
};

function listedOf(row: ListedRow, state: PaymentState | undefined, today: string) {
  const { source: _source, id: _id, sort_text: _place, customer, quote_status, valid_until, ...listed } = row;
  return {
    ...listed,
    quote_status: quote_status && quoteStatusOf({ status: quote_status, valid_until }, today),
    customer: nameOf(customer),
    test: state !== undefined && isTestPayment(state),
  };
}

function nameOf(customer: ListedRow['customer']): string {
  const person = `${customer.invoice_firstname} ${customer.invoice_lastname}`.trim();
  return customer.invoice_company ? `${customer.invoice_company} (${person})` : person;
}
