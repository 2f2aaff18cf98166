import type { Handlers } from '../calls/handler-context.ts';
import { getWithdrawalHandler } from './get-withdrawal.handler.ts';
import { listWithdrawalsHandler } from './list-withdrawals.handler.ts';
import { withdrawOrderHandler } from './withdraw-order.handler.ts';

/** The handlers of withdrawals from orders. */
export const withdrawalHandlers = {
  getWithdrawal: getWithdrawalHandler,
  listWithdrawals: listWithdrawalsHandler,
  withdrawOrder: withdrawOrderHandler,
} satisfies Partial<Handlers>;
