/**
 * Paths of the calls that visitors' browsers make; their contracts name them from here. They go to the browser, so this file
 * imports nothing.
 */
export const visitorPaths = {
  logNotFound: { path: '/api/services/websites/v1/not-found' },
  createOrder: { path: '/api/services/webshop/v1/orders/create' },
  getOrder: { path: '/api/services/webshop/v1/orders/get' },
  securedPage: { path: '/api/services/websites/v1/secured/page-designer/get' },
  getStock: { path: '/api/services/webshop/v1/products/get-stock' },
  search: { path: '/api/services/websites/v1/search' },
  addToCart: { path: '/api/services/webshop/v1/shoppingcart/add' },
  createCart: { path: '/api/services/webshop/v1/shoppingcart/create' },
  deleteProduct: { path: '/api/services/webshop/v1/shoppingcart/delete-product' },
  getCart: { path: '/api/services/webshop/v1/shoppingcart/get' },
  setDiscountCode: { path: '/api/services/webshop/v1/shoppingcart/add/discount-code' },
  setPaymentMethod: { path: '/api/services/webshop/v1/shoppingcart/add/payment-method' },
  setShippingMethod: { path: '/api/services/webshop/v1/shoppingcart/add/shipping-method' },
  setUserDetails: { path: '/api/services/webshop/v1/shoppingcart/add/user-details' },
  updateQuantity: { path: '/api/services/webshop/v1/shoppingcart/update-quantity' },
  createTransaction: { path: '/api/services/webshop/v1/transactions/create' },
  visitorSignedUrl: { path: '/api/services/websites/v1/files/get/visitor-signed-url' },
  visitorGetFile: { path: '/api/services/websites/v1/files/visitor-get' },
  visitorDeleteFile: { path: '/api/services/websites/v1/files/visitor-delete' },
  submitForm: { path: '/api/services/websites/v1/forms/submit' },
} as const;
