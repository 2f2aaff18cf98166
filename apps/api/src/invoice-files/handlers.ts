import type { Handlers } from '../calls/handler-context.ts';
import { getBuyerInvoiceHandler, getInvoiceFileHandler } from './invoice-file.handlers.ts';
import { listOrderInvoicesHandler, makeOrderInvoiceHandler } from './order-invoices.handlers.ts';

/** The handlers of invoices and credit notes. */
export const invoiceHandlers = {
  listOrderInvoices: listOrderInvoicesHandler,
  makeOrderInvoice: makeOrderInvoiceHandler,
  getInvoiceFile: getInvoiceFileHandler,
  getBuyerInvoice: getBuyerInvoiceHandler,
} satisfies Partial<Handlers>;
