import type { listOrderInvoices, makeOrderInvoice } from '@etalage/api-contract';
import { readCalculation } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findOrderToInvoice } from '../invoices/find-invoiced-order.ts';
import { makeInvoices } from '../invoices/follow-invoices.ts';
import { findInvoice } from '../invoices/invoice-facts.repository.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { lockNumberedOrder, recordOrderChange } from '../owned-orders/change-order.ts';
import { invoicesReply, problemsOf } from './invoices-reply.ts';

/** The invoice and the credit notes of an order. */
export const listOrderInvoicesHandler: Handler<typeof listOrderInvoices> = async ({ number }, context) => {
  requireRole(context, orderRoles);
  return context.read((tx) => invoicesReply(tx, context, number));
};

/**
 * Makes what an order lacks, dated today; it is for orders from before there were invoices, or from when the details of the
 * company were not complete. A repeat finds everything made, and changes nothing.
 */
export const makeOrderInvoiceHandler: Handler<typeof makeOrderInvoice> = async (input, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId, translate } = context;
  return context.write(async (tx) => {
    const order = await lockNumberedOrder(tx, websiteId, input.number);
    const before = await invoicesReply(tx, context, input.number);
    if (!before.can_make && before.problems.length === 0) return before;
    if (order.version !== input.version) throw new ApiError('conflict');
    const found = await findOrderToInvoice(tx, websiteId, order.id);
    const calculation = found && readCalculation(found.snapshot.calculation);
    const problems = found ? problemsOf(found, translate).problems : [];
    if (!found || !calculation || problems.length > 0)
      throw new ApiError('validation_failed', { general: problems });
    const invoice = await findInvoice(tx, websiteId, order.id);
    await makeInvoices(tx, websiteId, found, { calculation, invoice, now: context.now() });
    const made = (await invoicesReply(tx, context, input.number)).invoices.slice(before.invoices.length);
    const after = { numbers: made.map(({ number }) => number) };
    await recordOrderChange(tx, websiteId, member, order, { action: 'invoiced', after });
    return invoicesReply(tx, context, input.number);
  });
};
