import type { listOrders } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { isTestPayment, type PaymentState, paymentStatesOf } from '../payments/payment-state.ts';
import { findNewestPurchases } from './find-newest-purchases.ts';

/** The newest orders and quote requests, for owners and shop members (GEN-08). */
export const listOrdersHandler: Handler<typeof listOrders> = async ({ limit }, context) => {
  requireRole(context, ['owner', 'shop']);
  return context.read(async (tx) => {
    const purchases = await findNewestPurchases(tx, context.websiteId, limit);
    const orderIds = purchases.flatMap(({ order_id }) => order_id ?? []);
    const states = await paymentStatesOf(tx, context.websiteId, orderIds);
    return {
      orders: purchases.map(({ order_id, ...purchase }) => ({
        ...paymentOf(states.get(order_id ?? '')),
        number: purchase.number,
        kind: purchase.kind,
        status: purchase.status,
        created_at: purchase.created_at,
        customer: nameOf(purchase.customer),
        total: purchase.total,
      })),
    };
  });
};

/** A quote request has no payment. */
function paymentOf(state: PaymentState | undefined) {
  return {
    payment_status: state?.derived.status ?? ('' as const),
    test: state !== undefined && isTestPayment(state),
  };
}

function nameOf(customer: {
  invoice_company: string;
  invoice_firstname: string;
  invoice_lastname: string;
}): string {
  const person = `${customer.invoice_firstname} ${customer.invoice_lastname}`.trim();
  return customer.invoice_company ? `${customer.invoice_company} (${person})` : person;
}
