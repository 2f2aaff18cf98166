import type { Handlers } from '../calls/handler-context.ts';
import { changeWithdrawalHandler } from './change-withdrawal.handler.ts';
import { getWithdrawalHandler } from './get-withdrawal.handler.ts';
import { listWithdrawalsHandler } from './list-withdrawals.handler.ts';
import { withdrawOrderHandler } from './withdraw-order.handler.ts';

/** The handlers of withdrawals from orders. */
export const withdrawalHandlers = {
  changeWithdrawal: changeWithdrawalHandler,
  getWithdrawal: getWithdrawalHandler,
  listWithdrawals: listWithdrawalsHandler,
  withdrawOrder: withdrawOrderHandler,
} satisfies Partial<Handlers>;
