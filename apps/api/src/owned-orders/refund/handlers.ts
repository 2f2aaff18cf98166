import type { Handlers } from '../../calls/handler-context.ts';
import { listRefundsHandler, refundOrderHandler, retryRefundHandler } from './refund.handlers.ts';

/** The handlers of the calls that pay back orders. */
export const refundHandlers = {
  listRefunds: listRefundsHandler,
  refundOrder: refundOrderHandler,
  retryRefund: retryRefundHandler,
} satisfies Partial<Handlers>;
