import type { exportBookedPayments, exportBookedSales } from '@etalage/api-contract';
import type { Customer } from '@etalage/shop-domain/schema';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { vatDecisionOf } from '../orders/vat-decision.ts';
import { pageOfLines } from './lines.repository.ts';
import { pageOfPayments } from './payments.repository.ts';
import { refusePeriod } from './period-range.ts';

/** Orders or refunds of a period, a line per VAT group. */
export const exportBookedSalesHandler: Handler<typeof exportBookedSales> = async (input, context) => {
  requireRole(context, orderRoles);
  refusePeriod(input);
  const { websiteId, read, translate } = context;
  const { rows, next, details } = await read((tx) => pageOfLines(tx, websiteId, input));
  const lines = rows.flatMap((row) => {
    const order = details.get(row.order_id);
    if (!order) return [];
    // What the reply does not have is taken off, so that each column is named once, in the queries.
    const { id: _id, order_id: _order, place: _place, vat: _group, ...line } = row;
    const { id: _orderId, customer, vat, ...told } = order;
    const reason = vatDecisionOf({ vat }, translate)?.reason ?? '';
    return { ...line, ...told, ...buyerOf(customer), reason };
  });
  return { lines, next };
};

/** Payments that arrived in a period. */
export const exportBookedPaymentsHandler: Handler<typeof exportBookedPayments> = async (input, context) => {
  requireRole(context, orderRoles);
  refusePeriod(input);
  const { websiteId, read } = context;
  const { rows, next } = await read((tx) => pageOfPayments(tx, websiteId, input));
  const payments = rows.map(({ id: _id, place: _place, customer, ...payment }) => {
    const buyer = buyerOf(customer);
    return { ...payment, customer: buyer.company || buyer.customer };
  });
  return { payments, next };
};

function buyerOf(customer: Customer) {
  const { invoice_firstname, invoice_lastname, invoice_is_company } = customer;
  return {
    customer: `${invoice_firstname ?? ''} ${invoice_lastname ?? ''}`.trim(),
    company: invoice_is_company ? customer.invoice_company : '',
    vat_number: invoice_is_company ? customer.invoice_tax_number : '',
  };
}
