import type { Endpoint } from './endpoint/define-endpoint.ts';
import { signIn, signOut, getSession } from './auth/sign-in.ts';
import { logNotFound } from './not-found/log-not-found.ts';
import { createOrder } from './orders/create-order.ts';
import { getOrder } from './orders/get-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { listAddresses } from './pages/list-addresses.ts';
import { resolvePage } from './pages/resolve-page.ts';
import { securedPage } from './pages/secured-page.ts';
import { getStock } from './products/get-stock.ts';
import { search } from './search/search.ts';
import { addToCart } from './shoppingcart/add-to-cart.ts';
import { createCart } from './shoppingcart/create-cart.ts';
import { deleteProduct } from './shoppingcart/delete-product.ts';
import { getCart } from './shoppingcart/get-cart.ts';
import { setPaymentMethod } from './shoppingcart/set-payment-method.ts';
import { setShippingMethod } from './shoppingcart/set-shipping-method.ts';
import { setUserDetails } from './shoppingcart/set-user-details.ts';
import { updateQuantity } from './shoppingcart/update-quantity.ts';
import { createTransaction } from './transactions/create-transaction.ts';
import { checkVies } from './vies/check-vies.ts';
import type { apiPaths } from './paths.ts';

/** Every endpoint, for the server's binding and for tests that walk them all. */
export const endpoints = {
  signIn,
  signOut,
  getSession,
  logNotFound,
  createOrder,
  getOrder,
  listOrders,
  listAddresses,
  resolvePage,
  securedPage,
  getStock,
  search,
  addToCart,
  createCart,
  deleteProduct,
  getCart,
  setPaymentMethod,
  setShippingMethod,
  setUserDetails,
  updateQuantity,
  createTransaction,
  checkVies,
} as const satisfies Record<keyof typeof apiPaths, Endpoint>;
