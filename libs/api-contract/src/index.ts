export {
  errorCatalogue,
  isErrorBody,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
} from './errors/error-catalogue.ts';
export {
  commonErrors,
  defineEndpoint,
  websiteIds,
  type Audience,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type RequestOf,
  type ResponseOf,
} from './endpoint/define-endpoint.ts';
export type { CallContext, CallEndpoint, CallResult } from './endpoint/call-endpoint.ts';
export { endpoints } from './endpoints.ts';
export type { PageReply, StorefrontBundle, StorefrontServices } from './storefront/storefront-bundle.ts';
export { apiPaths } from './paths.ts';
export { breadcrumb, customFields, pageKinds } from './pages/resolve-page.ts';
export { member } from './auth/sign-in.ts';
export { signIn, signOut, getSession } from './auth/sign-in.ts';
export { logNotFound } from './not-found/log-not-found.ts';
export { createOrder } from './orders/create-order.ts';
export { getOrder } from './orders/get-order.ts';
export { listOrders } from './orders/list-orders.ts';
export { listAddresses } from './pages/list-addresses.ts';
export { resolvePage } from './pages/resolve-page.ts';
export { securedPage } from './pages/secured-page.ts';
export { getStock } from './products/get-stock.ts';
export { search } from './search/search.ts';
export { addToCart } from './shoppingcart/add-to-cart.ts';
export { createCart } from './shoppingcart/create-cart.ts';
export { deleteProduct } from './shoppingcart/delete-product.ts';
export { getCart } from './shoppingcart/get-cart.ts';
export { setPaymentMethod } from './shoppingcart/set-payment-method.ts';
export { setShippingMethod } from './shoppingcart/set-shipping-method.ts';
export { setUserDetails } from './shoppingcart/set-user-details.ts';
export { updateQuantity } from './shoppingcart/update-quantity.ts';
export { createTransaction } from './transactions/create-transaction.ts';
export { checkVies } from './vies/check-vies.ts';
