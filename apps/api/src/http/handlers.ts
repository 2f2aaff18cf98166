import { getStockHandler } from '../products/get-stock.handler.ts';
import { addToCartHandler } from '../shoppingcart/add-to-cart.handler.ts';
import { createCartHandler } from '../shoppingcart/create-cart.handler.ts';
import { deleteProductHandler } from '../shoppingcart/delete-product.handler.ts';
import { getCartHandler } from '../shoppingcart/get-cart.handler.ts';
import { setPaymentMethodHandler } from '../shoppingcart/set-payment-method.handler.ts';
import { setShippingMethodHandler } from '../shoppingcart/set-shipping-method.handler.ts';
import { setUserDetailsHandler } from '../shoppingcart/set-user-details.handler.ts';
import { updateQuantityHandler } from '../shoppingcart/update-quantity.handler.ts';
import { checkViesHandler } from '../vies/check-vies.handler.ts';
import type { Handlers } from './handler-context.ts';

/** Who answers which endpoint: one line each. An endpoint without a line answers `not_found`. */
export const handlers = {
  addToCart: addToCartHandler,
  checkVies: checkViesHandler,
  createCart: createCartHandler,
  deleteProduct: deleteProductHandler,
  getCart: getCartHandler,
  getStock: getStockHandler,
  setPaymentMethod: setPaymentMethodHandler,
  setShippingMethod: setShippingMethodHandler,
  setUserDetails: setUserDetailsHandler,
  updateQuantity: updateQuantityHandler,
} satisfies Partial<Handlers>;
