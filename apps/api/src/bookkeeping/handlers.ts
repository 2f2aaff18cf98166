import type { Handlers } from '../calls/handler-context.ts';
import { exportBookedPaymentsHandler, exportBookedSalesHandler } from './export-bookkeeping.handlers.ts';
import { getBookkeepingHandler } from './get-bookkeeping.handler.ts';

/** The handlers of the bookkeeping. */
export const bookkeepingHandlers = {
  exportBookedPayments: exportBookedPaymentsHandler,
  exportBookedSales: exportBookedSalesHandler,
  getBookkeeping: getBookkeepingHandler,
} satisfies Partial<Handlers>;
