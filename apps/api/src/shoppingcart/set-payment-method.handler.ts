import type { setPaymentMethod } from '@etalage/api-contract';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { changeCart } from './change-cart.ts';
import { excludedPaymentKey } from './excluded-payment.ts';

/** Chooses one of the payment methods that are offered for this cart; another one is refused with the reason. */
export const setPaymentMethodHandler: Handler<typeof setPaymentMethod> = async (input, context) => {
  const { reply } = await changeCart(context, input.shoppingcart_session, (_open, price) => {
    const { offered, excluded } = price().priced.payment;
    if (!offered.some(({ id }) => id === input.payment_method)) {
      const isExcluded = excluded.some(({ id }) => id === input.payment_method);
      const key = isExcluded ? excludedPaymentKey(excluded, input.payment_method) : 'error_field_choice';
      throw new ApiError('validation_failed', { payment_method: [{ key }] });
    }
    return { payment_method_id: input.payment_method };
  });
  return { payment: reply.payment };
};
