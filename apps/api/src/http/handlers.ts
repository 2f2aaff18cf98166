import { getSessionHandler } from '../auth/get-session.handler.ts';
import { signInHandler } from '../auth/sign-in.handler.ts';
import { signOutHandler } from '../auth/sign-out.handler.ts';
import { createOrderHandler } from '../orders/create-order.handler.ts';
import { getOrderHandler } from '../orders/get-order.handler.ts';
import { listOrdersHandler } from '../orders/list-orders.handler.ts';
import { logNotFoundHandler } from '../not-found/log-not-found.handler.ts';
import { listAddressesHandler } from '../pages/list-addresses.handler.ts';
import { resolvePageHandler } from '../pages/resolve-page.handler.ts';
import { securedPageHandler } from '../pages/secured-page.handler.ts';
import { getStockHandler } from '../products/get-stock.handler.ts';
import { searchHandler } from '../search/search.handler.ts';
import { addToCartHandler } from '../shoppingcart/add-to-cart.handler.ts';
import { createCartHandler } from '../shoppingcart/create-cart.handler.ts';
import { deleteProductHandler } from '../shoppingcart/delete-product.handler.ts';
import { getCartHandler } from '../shoppingcart/get-cart.handler.ts';
import { setPaymentMethodHandler } from '../shoppingcart/set-payment-method.handler.ts';
import { setShippingMethodHandler } from '../shoppingcart/set-shipping-method.handler.ts';
import { setUserDetailsHandler } from '../shoppingcart/set-user-details.handler.ts';
import { updateQuantityHandler } from '../shoppingcart/update-quantity.handler.ts';
import { createTransactionHandler } from '../transactions/create-transaction.handler.ts';
import { checkViesHandler } from '../vies/check-vies.handler.ts';
import type { Handlers } from './handler-context.ts';

/** Who answers which endpoint: one line each; an endpoint without one does not compile. */
export const handlers = {
  addToCart: addToCartHandler,
  checkVies: checkViesHandler,
  createCart: createCartHandler,
  createOrder: createOrderHandler,
  createTransaction: createTransactionHandler,
  deleteProduct: deleteProductHandler,
  getCart: getCartHandler,
  getOrder: getOrderHandler,
  getSession: getSessionHandler,
  getStock: getStockHandler,
  listAddresses: listAddressesHandler,
  listOrders: listOrdersHandler,
  logNotFound: logNotFoundHandler,
  resolvePage: resolvePageHandler,
  search: searchHandler,
  securedPage: securedPageHandler,
  setPaymentMethod: setPaymentMethodHandler,
  setShippingMethod: setShippingMethodHandler,
  setUserDetails: setUserDetailsHandler,
  signIn: signInHandler,
  signOut: signOutHandler,
  updateQuantity: updateQuantityHandler,
} satisfies Handlers;
