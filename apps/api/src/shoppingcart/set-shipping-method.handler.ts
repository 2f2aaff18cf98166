import type { setShippingMethod } from '@etalage/api-contract';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { changeCart } from './change-cart.ts';

/** Chooses one of the methods that deliver this cart to its destination. */
export const setShippingMethodHandler: Handler<typeof setShippingMethod> = async (input, context) => {
  const { reply } = await changeCart(context, input.shoppingcart_session, (_open, price) => {
    const { priced } = price();
    if (!priced.shipping.offered.some(({ id }) => id === input.shipping_method)) {
      throw new ApiError('validation_failed', { shipping_method: [{ key: 'error_field_choice' }] });
    }
    return { shipping_method_id: input.shipping_method };
  });
  const { shipment, shoppingcart, quote, vies, payment } = reply;
  return { shipment, shoppingcart, quote, vies, payment };
};
