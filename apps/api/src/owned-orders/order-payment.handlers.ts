import type { markOrderPaid, withdrawOrderPayment } from '@etalage/api-contract';
import { receivedAmountProblem, receivedOnProblem } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { enteredPayment, enterPayment, withdrawPayment } from '../payments/enter-payment.ts';
import { amountDue } from '../payments/payment-state.ts';
import { changeOnce, versionOnly } from './change-once.ts';
import { daysOf } from './get-order-actions.handler.ts';
import { requireAction } from './order-facts.repository.ts';
import { refreshOrder } from './refresh-order.ts';

/** Enters the payment of an order that is paid by transfer or at pick-up. */
export const markOrderPaidHandler: Handler<typeof markOrderPaid> = async (input, context) => {
  const { received_on, amount } = input;
  await refreshOrder(context, input.number);
  return changeOnce(context, input, {
    ...versionOnly,
    action: 'transfer_paid',
    asked: amount === undefined ? { received_on } : { received_on, amount },
    work: async (tx, order) => {
      const { facts, state } = await requireAction(tx, order, 'pay');
      const { ordered_on: ordered, today } = daysOf(order, context.now());
      const problem = receivedOnProblem(received_on, { ordered, today });
      if (problem) throw new ApiError('validation_failed', { received_on: [problem] });
      const due = amountDue(state, order.total_incl_tax);
      const received = amount ?? due;
      const amountProblem = receivedAmountProblem(received, due);
      if (amountProblem) throw new ApiError('validation_failed', { amount: [amountProblem] });
      await enterPayment(tx, order, state, { receivedOn: received_on, amount: received, now: context.now() });
      const after = { amount: received, method: order.payment_method };
      return { before: { status: facts.status }, after, reply: {} };
    },
  });
};

/** Withdraws a payment that a member entered. */
export const withdrawOrderPaymentHandler: Handler<typeof withdrawOrderPayment> = async (input, context) =>
  changeOnce(context, input, {
    ...versionOnly,
    action: 'transfer_unpaid',
    asked: {},
    work: async (tx, order, { name: memberName }) => {
      const { state } = await requireAction(tx, order, 'unpay');
      const payment = enteredPayment(state);
      if (!payment) throw new Error('a payment can be withdrawn that was not entered');
      await withdrawPayment(tx, order, payment, { memberName, now: context.now() });
      const { received_on, amount, method } = payment;
      return { before: { received_on, amount, method }, reply: {} };
    },
  });
