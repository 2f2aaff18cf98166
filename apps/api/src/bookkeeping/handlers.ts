import type { Handlers } from '../calls/handler-context.ts';
import { exportBookedPaymentsHandler, exportBookedSalesHandler } from './export-bookkeeping.handlers.ts';
import { exportInvoicesHandler } from './export-invoices.handler.ts';
import { exportVatLinesHandler } from './export-vat-lines.handler.ts';
import { getBookkeepingHandler } from './get-bookkeeping.handler.ts';
import { getDistanceSalesHandler } from './get-distance-sales.handler.ts';
import { getVatFiguresHandler } from './get-vat-figures.handler.ts';
import { checkVatProofsHandler, exportVatProofsHandler, getVatProofsHandler } from './vat-proofs.handlers.ts';

/** The handlers of the bookkeeping. */
export const bookkeepingHandlers = {
  checkVatProofs: checkVatProofsHandler,
  exportBookedPayments: exportBookedPaymentsHandler,
  exportBookedSales: exportBookedSalesHandler,
  exportInvoices: exportInvoicesHandler,
  exportVatLines: exportVatLinesHandler,
  exportVatProofs: exportVatProofsHandler,
  getBookkeeping: getBookkeepingHandler,
  getDistanceSales: getDistanceSalesHandler,
  getVatFigures: getVatFiguresHandler,
  getVatProofs: getVatProofsHandler,
} satisfies Partial<Handlers>;
