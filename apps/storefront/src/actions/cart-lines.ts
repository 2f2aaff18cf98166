import { deleteProduct, updateQuantity } from '@etalage/api-contract';
import { seeOther, type Action } from './action.ts';
import { feedbackOf, refusalMessages, typedQuantity } from './refusal.ts';

/** Sets the quantity of a cart line (CART-13); a refusal is shown at that line, or above the cart if it is gone. */
export const updateQuantityAction: Action = async (input) => {
  const line = input.value('cart_product_id');
  const quantity = typedQuantity(input);
  if (typeof quantity === 'string') return feedbackOf(input, 'cart', { [line]: [quantity] }, 422);
  const reply = await input.services.callEndpoint(updateQuantity, {
    shoppingcart_session: input.cartSession,
    cart_product_id: line,
    quantity,
  });
  if (reply.ok) return seeOther(input.path);
  const messages = Object.values(refusalMessages(input, reply)).flat();
  // A line that another tab removed is not on the page any more.
  const place = reply.error.code === 'not_found' ? 'general' : line;
  return feedbackOf(input, 'cart', { [place]: messages }, reply.status);
};

/** Removes a cart line (CART-10). */
export const deleteProductAction: Action = async (input) => {
  const line = input.value('cart_product_id');
  const reply = await input.services.callEndpoint(deleteProduct, {
    shoppingcart_session: input.cartSession,
    cart_product_id: line,
  });
  if (reply.ok) return seeOther(input.path);
  return feedbackOf(
    input,
    'cart',
    { general: Object.values(refusalMessages(input, reply)).flat() },
    reply.status,
  );
};
