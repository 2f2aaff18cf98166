import type { Handlers } from '../calls/handler-context.ts';
import { addToCartHandler } from './add-to-cart.handler.ts';
import { checkViesHandler } from './check-vies.handler.ts';
import { createCartHandler } from './create-cart.handler.ts';
import { deleteProductHandler } from './delete-product.handler.ts';
import { getCartHandler } from './get-cart.handler.ts';
import { setDiscountCodeHandler } from './set-discount-code.handler.ts';
import { setPaymentMethodHandler } from './set-payment-method.handler.ts';
import { setShippingMethodHandler } from './set-shipping-method.handler.ts';
import { setUserDetailsHandler } from './set-user-details.handler.ts';
import { updateQuantityHandler } from './update-quantity.handler.ts';

/** The handlers of the calls about shopping carts. */
export const shoppingcartHandlers = {
  addToCart: addToCartHandler,
  checkVies: checkViesHandler,
  createCart: createCartHandler,
  deleteProduct: deleteProductHandler,
  getCart: getCartHandler,
  setDiscountCode: setDiscountCodeHandler,
  setPaymentMethod: setPaymentMethodHandler,
  setShippingMethod: setShippingMethodHandler,
  setUserDetails: setUserDetailsHandler,
  updateQuantity: updateQuantityHandler,
} satisfies Partial<Handlers>;
