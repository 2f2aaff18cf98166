import type { getWithdrawal } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { openedOrder } from './opened-order.ts';
import { withdrawableOrder } from './withdrawable-order.ts';

/** What can be withdrawn of an order, for who knows its number and its e-mail. */
export const getWithdrawalHandler: Handler<typeof getWithdrawal> = async (input, context) => {
  const order = await openedOrder(context, input);
  return context.read((tx) => withdrawableOrder(tx, order, context.now()));
};
