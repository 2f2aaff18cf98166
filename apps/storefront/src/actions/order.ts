import { createTransaction, getOrder, restoreOrder } from '@etalage/api-contract';
import { cartCookie } from '../session/cart-cookie.ts';
import { clearedPlacedOrderCookie, orderEmailCookie, orderEmailOf } from '../session/order-cookie.ts';
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

/** Takes the products of an order that was not paid back to the cart, and shows the cart. */
export const restoreOrderAction: Action = async (input) => {
  const order_session = input.value('order') || orderOf(input);
  const reply = await input.services.callEndpoint(restoreOrder, {
    order_session,
    email: orderEmailOf(input.request, order_session),
    shoppingcart_session: input.cartSession,
  });
  if (!reply.ok) return refusalFeedback(input, 'restore-order', reply);
  const cart = cartCookie(reply.data.shoppingcart.session, input.url.protocol === 'https:');
  return seeOther(input.shop.cart, [cart, clearedPlacedOrderCookie()]);
};

function orderOf({ url }: ActionInput): string {
  return url.searchParams.get('order') ?? '';
}
