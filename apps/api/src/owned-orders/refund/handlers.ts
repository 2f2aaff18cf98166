import type { Handlers } from '../../calls/handler-context.ts';
import { listRefundsHandler, refundOrderHandler, retryRefundHandler } from './refund.handlers.ts';

/** Milliseconds that a member waits for a slow provider; the refund goes on without them. */
const PATIENCE = 2000;

/** The handlers of the calls that pay back orders. */
export const refundHandlers = refundHandlersWith(PATIENCE);

/** The same, with another time to wait for the provider. */
export function refundHandlersWith(patience: number) {
  return {
    listRefunds: listRefundsHandler,
    refundOrder: refundOrderHandler(patience),
    retryRefund: retryRefundHandler(patience),
  } satisfies Partial<Handlers>;
}
