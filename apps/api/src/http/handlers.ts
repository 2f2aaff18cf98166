import type { Handlers } from '../calls/handler-context.ts';
import { authHandlers } from '../auth/handlers.ts';
import { choicesHandlers } from '../choices/handlers.ts';
import { cookieConsentsHandlers } from '../cookie-consents/handlers.ts';
import { documentsHandlers } from '../documents/handlers.ts';
import { filesHandlers } from '../files/handlers.ts';
import { formsHandlers } from '../forms/handlers.ts';
import { notFoundHandlers } from '../not-found/handlers.ts';
import { ordersHandlers } from '../orders/handlers.ts';
import { ownedOrdersHandlers } from '../owned-orders/handlers.ts';
import { quotesHandlers } from '../quotes/handlers.ts';
import { quoteMessageHandlers } from '../quotes/buyer/handlers.ts';
import { refundHandlers } from '../owned-orders/refund/handlers.ts';
import { bulkOrdersHandlers } from '../owned-orders/bulk/handlers.ts';
import { invoiceHandlers } from '../invoice-files/handlers.ts';
import { termsFileHandlers } from '../terms-files/handlers.ts';
import { packingSlipsHandlers } from '../packing-slips/handlers.ts';
import { orderListHandlers } from '../order-list/handlers.ts';
import { pageContentHandlers } from '../page-content/handlers.ts';
import { pagesHandlers } from '../pages/handlers.ts';
import { categoryProductsHandlers } from '../category-products/handlers.ts';
import { ownedProductsHandlers } from '../owned-products/handlers.ts';
import { makersHandlers } from '../makers/handlers.ts';
import { propertiesHandlers } from '../properties/handlers.ts';
import { productsHandlers } from '../products/handlers.ts';
import { libraryHandlers } from '../library/handlers.ts';
import { redirectsHandlers } from '../redirects/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';
import { shoppingcartHandlers } from '../shoppingcart/handlers.ts';
import { findHandlers } from '../find/handlers.ts';
import { menusHandlers } from '../menus/handlers.ts';
import { sitePartsHandlers } from '../site-parts/handlers.ts';
import { templatesHandlers } from '../templates/handlers.ts';
import { pageTemplatesHandlers } from '../page-templates/handlers.ts';
import { joinHandlers } from './join-handlers.ts';
import { catalogueImportsHandlers } from '../catalogue-imports/handlers.ts';
import { customersHandlers } from '../customers/handlers.ts';
import { discountsHandlers } from '../discounts/handlers.ts';
import { categoriesHandlers } from '../categories/handlers.ts';
import { stockListHandlers } from '../stock-list/handlers.ts';
import { shopSettingsHandlers } from '../shop-settings/handlers.ts';
import { webshopHandlers } from '../webshop/handlers.ts';
import { themesHandlers } from '../themes/handlers.ts';
import { fontsHandlers } from '../fonts/handlers.ts';
import { figuresHandlers } from '../figures/handlers.ts';
import { mailsHandlers } from '../mails/handlers.ts';
import { bookkeepingHandlers } from '../bookkeeping/handlers.ts';
import { legalCheckHandlers } from '../legal-check/handlers.ts';
import { peppolHandlers } from '../peppol/handlers.ts';
import { vatRecheckHandlers } from '../vat-rechecks/handlers.ts';
import { registerHandlers } from '../privacy-register/handlers.ts';
import { requestHandlers } from '../privacy-requests/handlers.ts';
import { retentionHandlers } from '../retention/handlers.ts';
import { withdrawalHandlers } from '../withdrawals/handlers.ts';

/** The handlers of all domains; an endpoint that is in no table, or in two, does not compile. */
export const handlers: Handlers = joinHandlers([
  authHandlers,
  choicesHandlers,
  cookieConsentsHandlers,
  documentsHandlers,
  filesHandlers,
  formsHandlers,
  notFoundHandlers,
  ordersHandlers,
  ownedOrdersHandlers,
  refundHandlers,
  quotesHandlers,
  quoteMessageHandlers,
  withdrawalHandlers,
  vatRecheckHandlers,
  peppolHandlers,
  bulkOrdersHandlers,
  packingSlipsHandlers,
  invoiceHandlers,
  termsFileHandlers,
  orderListHandlers,
  pageContentHandlers,
  pagesHandlers,
  categoryProductsHandlers,
  ownedProductsHandlers,
  productsHandlers,
  propertiesHandlers,
  makersHandlers,
  libraryHandlers,
  redirectsHandlers,
  searchHandlers,
  shoppingcartHandlers,
  findHandlers,
  menusHandlers,
  sitePartsHandlers,
  templatesHandlers,
  pageTemplatesHandlers,
  categoriesHandlers,
  catalogueImportsHandlers,
  customersHandlers,
  discountsHandlers,
  shopSettingsHandlers,
  webshopHandlers,
  stockListHandlers,
  themesHandlers,
  fontsHandlers,
  figuresHandlers,
  mailsHandlers,
  bookkeepingHandlers,
  legalCheckHandlers,
  registerHandlers,
  requestHandlers,
  retentionHandlers,
]);
