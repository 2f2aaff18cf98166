/**
 * The list of endpoints: one line each. Its file names path, audience and contract; the name here is the one it has
 * everywhere. The server routes every line, and tests iterate over them.
 */
export { signIn, signOut, getSession } from './auth/sign-in.ts';
export { requestEmailChange } from './auth/request-email-change.ts';
export { getEmailChange } from './auth/get-email-change.ts';
export { confirmEmailChange } from './auth/confirm-email-change.ts';
export { updateAccount } from './auth/update-account.ts';
export { changePassword } from './auth/change-password.ts';
export { listSessions } from './auth/list-sessions.ts';
export { endSession } from './auth/end-session.ts';
export { endSessions } from './auth/end-sessions.ts';
export { requestPasswordReset } from './auth/request-password-reset.ts';
export { getPasswordReset } from './auth/get-password-reset.ts';
export { usePasswordReset } from './auth/use-password-reset.ts';
export { listMembers } from './auth/list-members.ts';
export { inviteMember } from './auth/invite-member.ts';
export { changeMemberRole } from './auth/change-member-role.ts';
export { removeMember } from './auth/remove-member.ts';
export { resendInvitation } from './auth/resend-invitation.ts';
export { withdrawInvitation } from './auth/withdraw-invitation.ts';
export { getInvitation } from './auth/get-invitation.ts';
export { acceptInvitation } from './auth/accept-invitation.ts';
export { storeConsent } from './cookie-consents/store-consent.ts';
export { exportConsents } from './cookie-consents/export-consents.ts';
export { listConsents } from './cookie-consents/list-consents.ts';
export { scanHosts } from './cookie-consents/scan-hosts.ts';
export { logNotFound } from './not-found/log-not-found.ts';
export { listNotFound } from './not-found/list-not-found.ts';
export { ignoreNotFound } from './not-found/ignore-not-found.ts';
export { listRedirects } from './redirects/list-redirects.ts';
export { createRedirect } from './redirects/create-redirect.ts';
export { updateRedirect } from './redirects/update-redirect.ts';
export { deleteRedirects } from './redirects/delete-redirects.ts';
export { undoRedirects } from './redirects/undo-redirects.ts';
export { importRedirects } from './redirects/import-redirects.ts';
export { listDeletedRedirects } from './redirects/list-deleted-redirects.ts';
export { listRedirectEvents } from './redirects/list-redirect-events.ts';
export { getFigures } from './figures/get-figures.ts';
export { getToDo } from './figures/get-to-do.ts';
export { createOrder } from './orders/create-order.ts';
export { getOrder } from './orders/get-order.ts';
export { restoreOrder } from './orders/restore-order.ts';
export { getOrderForOwner } from './orders/get-order-for-owner.ts';
export { getOrderNotifications } from './orders/get-order-notifications.ts';
export { listOrders } from './orders/list-orders.ts';
export { sendOrder, takeBackShipment } from './owned-orders/order-shipments.ts';
export { addOrderNote, deleteOrderNote } from './owned-orders/order-notes.ts';
export { getOrderTimeline } from './owned-orders/order-timeline.ts';
export {
  cancelOrder,
  completeOrder,
  markOrderPaid,
  reopenOrder,
  withdrawOrderPayment,
} from './owned-orders/change-order.ts';
export { getOrderActions } from './owned-orders/get-order-actions.ts';
export { listOrderMails, makePaymentLink, resendOrderMail } from './owned-orders/order-mails.ts';
export { saveOrderCustomer } from './owned-orders/save-order-customer.ts';
export { exportOrders } from './orders/export-orders.ts';
export { getOrderChoices } from './orders/get-order-choices.ts';
export { createOrderView, deleteOrderView, listOrderViews } from './orders/order-views.ts';
export { saveCustomerMails, saveOrderNotifications } from './orders/save-order-notifications.ts';
export { listAddresses } from './pages/list-addresses.ts';
export { resolvePage } from './pages/resolve-page.ts';
export { securedPage } from './pages/secured-page.ts';
export { createProduct } from './owned-products/create-product.ts';
export { changeProducts } from './owned-products/change-products.ts';
export { duplicateProduct } from './owned-products/duplicate-product.ts';
export { getOwnedProduct } from './owned-products/get-owned-product.ts';
export { listOwnedProducts } from './owned-products/list-owned-products.ts';
export { listPrices } from './owned-products/list-prices.ts';
export { listProductEvents } from './owned-products/list-product-events.ts';
export { listStockMovements } from './owned-products/list-stock-movements.ts';
export { listVatClasses } from './owned-products/list-vat-classes.ts';
export { restoreProduct } from './owned-products/restore-product.ts';
export { saveProduct } from './owned-products/save-product.ts';
export { setProductValues } from './owned-products/set-product-values.ts';
export { undoProductChange } from './owned-products/undo-product-change.ts';
export { correctStock } from './stock/correct-stock.ts';
export { exportMovements } from './stock/export-movements.ts';
export { listMovements } from './stock/list-movements.ts';
export { listStock } from './stock/list-stock.ts';
export { getStock } from './products/get-stock.ts';
export { search } from './search/search.ts';
export { addToCart } from './shoppingcart/add-to-cart.ts';
export { createCart } from './shoppingcart/create-cart.ts';
export { deleteProduct } from './shoppingcart/delete-product.ts';
export { getCart } from './shoppingcart/get-cart.ts';
export { setDiscountCode } from './shoppingcart/set-discount-code.ts';
export { setPaymentMethod } from './shoppingcart/set-payment-method.ts';
export { setShippingMethod } from './shoppingcart/set-shipping-method.ts';
export { setUserDetails } from './shoppingcart/set-user-details.ts';
export { updateQuantity } from './shoppingcart/update-quantity.ts';
export { createTransaction } from './transactions/create-transaction.ts';
export { checkVies } from './vies/check-vies.ts';
export { openDocument } from './documents/open-document.ts';
export { documentConnections } from './documents/document-connections.ts';
export { saveDocument } from './documents/save-document.ts';
export { checkReferences } from './documents/check-references.ts';
export { publishDocument } from './documents/publish-document.ts';
export { listVersions } from './documents/list-versions.ts';
export { restoreVersion } from './documents/restore-version.ts';
export { listPages } from './pages/list-pages.ts';
export { createPage } from './pages/create-page.ts';
export { updatePage } from './pages/update-page.ts';
export { deletePage } from './pages/delete-page.ts';
export { movePages } from './pages/move-pages.ts';
export { deletePageFolder, savePageFolder } from './pages/page-folders.ts';
export { restorePage } from './pages/restore-page.ts';
export { setHomePage } from './pages/set-home-page.ts';
export { unpublishPage } from './pages/unpublish-page.ts';
export { listDeletedPages } from './pages/list-deleted-pages.ts';
export { changePages } from './pages/change-pages.ts';
export { duplicatePage } from './pages/duplicate-page.ts';
export { listTemplates } from './templates/list-templates.ts';
export { renameTemplate, deleteTemplate, restoreTemplate } from './templates/change-template.ts';
export { templatePlaces } from './templates/template-places.ts';
export { createTemplate } from './templates/create-template.ts';
export { listPageTemplates } from './page-templates/list-page-templates.ts';
export { createPageTemplate } from './page-templates/create-page-template.ts';
export {
  deletePageTemplate,
  renamePageTemplate,
  replacePageTemplate,
} from './page-templates/change-page-template.ts';
export { signedUrl } from './files/signed-url.ts';
export { getFile } from './files/get-file.ts';
export { deleteFile } from './files/delete-file.ts';
export { listFiles } from './library/list-files.ts';
export { getLibraryFile } from './library/get-library-file.ts';
export { updateLibraryFile } from './library/update-library-file.ts';
export { describeFile } from './library/describe-file.ts';
export { moveFiles } from './library/move-files.ts';
export { deleteFiles } from './library/delete-files.ts';
export { restoreFiles } from './library/restore-files.ts';
export { listAlternativeTexts } from './library/list-alternative-texts.ts';
export { cropFile } from './library/crop-file.ts';
export { eraseFiles } from './library/erase-files.ts';
export { replaceFile, restorePreviousFile } from './library/replace-file.ts';
export { listFolders } from './library/list-folders.ts';
export { createFolder } from './library/create-folder.ts';
export { moveFolder } from './library/move-folder.ts';
export { deleteFolder } from './library/delete-folder.ts';
export { getStorage } from './library/get-storage.ts';
export { visitorSignedUrl } from './files/visitor-signed-url.ts';
export { visitorGetFile } from './files/visitor-get-file.ts';
export { visitorDeleteFile } from './files/visitor-delete-file.ts';
export { submitForm } from './forms/submit-form.ts';
export { listForms } from './forms/list-forms.ts';
export { getForm } from './forms/get-form.ts';
export { createForm } from './forms/create-form.ts';
export { saveForm } from './forms/save-form.ts';
export { deleteForm } from './forms/delete-form.ts';
export { listSubmissions } from './forms/list-submissions.ts';
export { getSubmission } from './forms/get-submission.ts';
export { markSubmissions } from './forms/mark-submissions.ts';
export { deleteSubmissions } from './forms/delete-submissions.ts';
export { exportSubmissions } from './forms/export-submissions.ts';
export { listChoices } from './choices/list-choices.ts';
export { getTransferAccount } from './orders/get-transfer-account.ts';
export { saveTransferAccount } from './orders/save-transfer-account.ts';
export { getTestPayments } from './orders/get-test-payments.ts';
export {
  addCategoryProducts,
  listCategoryProducts,
  listFilterKeys,
  matchCategoryRule,
  placeCategoryProduct,
  removeCategoryProduct,
} from './categories/category-products.ts';
export { createCategory } from './categories/create-category.ts';
export { listCategories } from './categories/list-categories.ts';
export {
  getOwnedCategory,
  listCategoryEvents,
  listOwnedCategories,
  moveCategory,
  saveCategory,
} from './categories/owned-category.ts';
export {
  createDiscount,
  deleteDiscount,
  getDiscount,
  listDiscountEvents,
  listDiscounts,
  restoreDiscount,
  saveDiscount,
} from './discounts/owned-discount.ts';
export {
  addPropertyValue,
  createProperty,
  deleteProperty,
  getProperty,
  listProperties,
  listPropertyEvents,
  moveProperty,
  saveProperty,
  restoreProperty,
  undoPropertyChange,
} from './properties/owned-property.ts';
export { getCompany, saveCompany } from './shop-settings/company.ts';
export { getWebshop, saveWebshop } from './shop-settings/webshop.ts';
export {
  addPaymentMethod,
  listPaymentMethods,
  movePaymentMethod,
  savePaymentMethod,
} from './shop-settings/payment-methods.ts';
export {
  createShippingMethod,
  deleteShippingMethod,
  listShippingMethods,
  moveShippingMethod,
  restoreShippingMethod,
  saveShippingMethod,
} from './shop-settings/shipping-methods.ts';
export { findAnything } from './find/find-anything.ts';
export { listMenus } from './menus/list-menus.ts';
export { createMenu } from './menus/create-menu.ts';
export { deleteMenu, restoreMenu } from './menus/delete-menu.ts';
export { menuPlaces } from './menus/menu-places.ts';
export { checkTargets } from './menus/check-targets.ts';
export {
  openMenu,
  saveMenu,
  publishMenu,
  listMenuVersions,
  restoreMenuVersion,
} from './site-parts/site-menu.ts';
export {
  openTexts,
  saveTexts,
  publishTexts,
  listTextsVersions,
  restoreTexts,
} from './site-parts/site-texts.ts';
export { listFonts } from './fonts/list-fonts.ts';
export { uploadFontFile } from './fonts/upload-font-file.ts';
export { createFont } from './fonts/create-font.ts';
export { deleteFont } from './fonts/delete-font.ts';
export { listThemes } from './themes/list-themes.ts';
export { createTheme } from './themes/create-theme.ts';
export { updateTheme } from './themes/update-theme.ts';
export { deleteTheme } from './themes/delete-theme.ts';
export { openLook, saveLook, publishLook, listLookVersions, restoreLook } from './site-parts/site-look.ts';
export {
  openCookies,
  saveCookies,
  publishCookies,
  listCookiesVersions,
  restoreCookies,
} from './site-parts/site-cookies.ts';
export {
  addImportItems,
  cancelImport,
  createImport,
  exportCatalogue,
  getImport,
  listImportItems,
  listImports,
  planImport,
  retryImportPictures,
  runImport,
  undoImport,
} from './catalogue-imports/import-calls.ts';
export * from './shop-endpoints.ts';
