import type { setPaymentMethod } from '@etalage/api-contract';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { changeCart } from './change-cart.ts';

/** Chooses one of the payment methods that are offered for this cart. */
export const setPaymentMethodHandler: Handler<typeof setPaymentMethod> = async (input, context) => {
  const { reply } = await changeCart(context, input.shoppingcart_session, (_open, price) => {
    const { priced } = price();
    if (!priced.payment.offered.some(({ id }) => id === input.payment_method)) {
      throw new ApiError('validation_failed', { payment_method: [{ key: 'error_field_choice' }] });
    }
    return { payment_method_id: input.payment_method };
  });
  return { payment: reply.payment };
};
