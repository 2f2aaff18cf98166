import type { getBuyerInvoice, getInvoiceFile } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { openedPurchase } from '../orders/opened-purchase.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { findDocument } from '../invoices/invoice.repository.ts';
import { pdfFile, ublFile } from './invoice-file.ts';

/** A document for the people of the shop. */
export const getInvoiceFileHandler: Handler<typeof getInvoiceFile> = async ({ id, form }, context) => {
  requireRole(context, orderRoles);
  const found = await context.read((tx) => findDocument(tx, context.websiteId, { id }));
  if (!found) throw new ApiError('not_found');
  return form === 'ubl'
    ? ublFile(context, found.document, found.email)
    : pdfFile(context, found.document, false);
};

/** A document for its buyer, who opens it as the order itself. */
export const getBuyerInvoiceHandler: Handler<typeof getBuyerInvoice> = async (
  { number, ...key },
  context,
) => {
  const { order } = await openedPurchase(context, key);
  const found =
    order && (await context.read((tx) => findDocument(tx, context.websiteId, { orderId: order.id, number })));
  if (!found) throw new ApiError('not_found');
  return pdfFile(context, found.document, true);
};
