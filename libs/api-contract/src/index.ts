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
} from './endpoint/define-endpoint.ts';
export type { Call, DecodedOf, PayloadOf, RequestOf, ResponseOf, Stream } from './endpoint/call.ts';
export * as fileStreams from './files/file-streams.ts';
export { decodedHalf } from './endpoint/decoded-half.ts';
export type { CallContext, CallEndpoint } from './endpoint/call-endpoint.ts';
export type { CallFailure, CallResult, LocalResult, Refused } from './endpoint/call-result.ts';
export { dashboardPath, readDashboardPath } from './dashboard-path.ts';
export { failureCode, failureMessages, type FailureCode } from './client.ts';
export * from './endpoints.ts';
export * as endpoints from './endpoints.ts';
export type { PageReply, StorefrontBundle, StorefrontServices } from './storefront/storefront-bundle.ts';
export { emptyOption, emptyProduct, emptyProductContent } from '@etalage/shop-domain/schema';
export { shownOf } from '@etalage/shop-domain';
export { pageContext } from './pages/page-context.ts';
export type { WithdrawalSteps } from './withdrawals/withdrawal-steps.ts';
export type { Connections, FormFeedback, PageContext, PictureLook } from './pages/page-context.ts';
export { member } from './auth/sign-in.ts';
export { listedSession } from './auth/list-sessions.ts';
export { listedMember } from './auth/list-members.ts';
export { listedInvitation } from './auth/listed-invitation.ts';
export { maxFindings } from './documents/check-references.ts';
export { foreignUses, maxScannedPages } from './cookie-consents/scan-hosts.ts';
export {
  MAX_LEGAL_PAGES,
  MAX_LEGAL_PLACES,
  MAX_LEGAL_PRODUCTS,
  MAX_LEGAL_TEMPLATES,
} from './legal-check/legal-check.ts';
export type { DocumentKey } from './documents/document-key.ts';
export { MOST_REPAIRS } from './documents/repaired-block.ts';
export type { SharedPlaces } from './documents/shared-value.ts';
export { savedStep, step, type SavedStep, type Step } from './documents/step.ts';
export { documentContext } from './documents/document-context.ts';
export { pageActions } from './pages/change-pages.ts';
export { maxListedPages } from './pages/list-pages.ts';
export { maxMovedPages } from './pages/move-pages.ts';
export { maxPageFolders } from './pages/page-folders.ts';
export { mostDeletedPages } from './pages/list-deleted-pages.ts';
export { listedPage } from './pages/page-settings.ts';
export { redirectActions } from './redirects/list-redirect-events.ts';
export { filePlace, libraryFile, placeKinds, usedFile } from './library/library-file.ts';
export { MAX_DESCRIBED } from './library/list-alternative-texts.ts';
export { MAX_FOLDERS } from './library/list-folders.ts';
export { STANDARD_VERSION } from './documents/restore-version.ts';
export { listedTemplate } from './templates/list-templates.ts';
export { longestTemplateName, mostPageTemplates } from './page-templates/page-template.ts';
export { MAX_ORDER_NOTE, MAX_ORDER_NOTES } from './owned-orders/order-notes.ts';
export { MAX_QUOTE_MESSAGES } from './quotes/quote-fields.ts';
export { MAX_ORDER_EVENTS } from './owned-orders/order-timeline.ts';
export { listedForm, ownedForm } from './forms/owned-form.ts';
export { listedSubmission } from './forms/listed-submission.ts';
export { MAX_CHANGED_PRODUCTS, ownedProduct, productStates } from './owned-products/owned-product.ts';
export { productsChange } from './owned-products/change-products.ts';
export {
  listedProduct,
  MAX_COUNTED_PRODUCTS,
  productSorts,
  stockFilters,
} from './owned-products/list-owned-products.ts';
export {
  type CorrectionReason,
  correctionReasons,
  MOST_MOVEMENTS,
  type StockReason,
  stockReasons,
} from './owned-products/list-stock-movements.ts';
export { FIGURE_PERIODS } from './figures/get-figures.ts';
export { MAX_STUCK } from './peppol/peppol-account.ts';
export { startSteps, TO_DO_DAYS } from './figures/get-to-do.ts';
export { listedShelf, MAX_COUNTED_SHELVES, shelfFilters, shelfSorts } from './stock/list-stock.ts';
export { MAX_CORRECTED_SHELVES, MAX_PIECES, MAX_VARIANT_PIECES } from './stock/correct-stock.ts';
export { listedMovement } from './stock/list-movements.ts';
export { productActions } from './owned-products/list-product-events.ts';
export { choiceKinds } from './choices/list-choices.ts';
export { MAX_BULK_ORDERS } from './owned-orders/bulk-orders.ts';
export { MAX_CANCEL_REASON } from './owned-orders/change-order.ts';
export { MAX_ORDER_MAILS } from './owned-orders/order-mails.ts';
export { MAX_SHIPPING_METHODS } from './shop-settings/shipping-methods.ts';
export { MAX_AUTOMATIC_DISCOUNTS, MAX_DISCOUNTS } from './discounts/owned-discount.ts';
export { MAX_COUNTED_ORDERS } from './orders/list-orders.ts';
export { type OrderSearch, orderSearchValue, type OrderSort, orderSorts } from './orders/order-search.ts';
export { MAX_ORDER_VIEW_NAME, MAX_ORDER_VIEWS, type OrderView } from './orders/order-views.ts';
export { CATEGORY_PRODUCTS, MAX_ADDED_PRODUCTS } from './categories/category-products.ts';
export { MAX_CATEGORIES, MAX_CATEGORY_LEVELS } from './categories/list-categories.ts';
export type { SitePartCalls } from './site-parts/define-site-part.ts';
export { MAX_TEXT_LENGTH, siteTexts } from './site-parts/site-texts.ts';
export { radii, siteLook, siteLookValue, type SiteLook } from './site-parts/site-look.ts';
export { siteCookies } from './site-parts/site-cookies.ts';
export { menuBounds, siteMenu, siteMenuValue, type SiteMenu } from './site-parts/site-menu.ts';
export { foundKinds, MOST_FOUND } from './find/find-anything.ts';
export { MAX_FONT_NAME, maxFonts } from './fonts/create-font.ts';
export { MAX_FONT_BYTES } from './fonts/upload-font-file.ts';
export { maxMenus } from './menus/create-menu.ts';
export { MAX_THEME_NAME, maxThemes, themeFile, themeKind, type OwnTheme } from './themes/own-theme.ts';
export { mostPlaces } from './documents/document-places.ts';
export { MAX_IMPORT_BYTES, MAX_IMPORT_ITEMS } from './catalogue-imports/catalogue-import.ts';
export { restoredParts } from './owned-products/restore-product.ts';
export { MAX_OFFERS } from './quotes/owned-quote.ts';
export { MAX_QUOTE_FILES } from './quotes/quote-files.ts';
export {
  type CustomerGroup,
  customerGroups,
  type CustomerSearch,
  type CustomerSort,
  customerSorts,
} from './customers/customer-search.ts';
export { MAX_COUNTED_CUSTOMERS } from './customers/list-customers.ts';
export {
  MAIL_DAYS,
  type MailSort,
  type MailState,
  type MailSubject,
  MAX_COUNTED_MAILS,
  MAX_RESENT_MAILS,
} from './mails/list-mails.ts';
export { paymentMails } from './orders/get-order-notifications.ts';
export { accountMails, customerMails, type MailExample, shopMails } from './mails/mail-examples.ts';
export { MAX_CUSTOMER_ROWS } from './customers/get-customer.ts';
export { MAX_CUSTOMER_NOTE, MAX_CUSTOMER_NOTES } from './customers/customer-notes.ts';
