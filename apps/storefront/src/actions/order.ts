import { createTransaction, getOrder } from '@etalage/api-contract';
import { orderEmailCookie } from '../session/order-cookie.ts';
import { seeOther, type Action, type ActionInput } from './action.ts';
import { refusalFeedback } from './refusal.ts';

/** Opens an order by its e-mail; the page then shows it for half an hour without asking again (ORD-06, ORD-15). */
export const getOrderAction: Action = async (input) => {
  const email = input.value('email').trim().slice(0, 200);
  const reply = await input.services.callEndpoint(getOrder, { order_session: orderOf(input), email });
  if (!reply.ok) return refusalFeedback(input, 'get-order', reply);
  const cookie = orderEmailCookie(email, input.url.protocol === 'https:');
  return seeOther(input.url.pathname + input.url.search, [cookie]);
};

/** Starts a new payment for an unpaid order and redirects to it (ORD-23, ORD-24). */
export const createTransactionAction: Action = async (input) => {
  const reply = await input.services.callEndpoint(createTransaction, {
    order_session: orderOf(input),
    payment_method: input.value('payment_method'),
  });
  if (!reply.ok) return refusalFeedback(input, 'create-transaction', reply);
  return seeOther(reply.data.payment.url || input.url.pathname + input.url.search);
};

function orderOf({ url }: ActionInput): string {
  return url.searchParams.get('order') ?? '';
}
