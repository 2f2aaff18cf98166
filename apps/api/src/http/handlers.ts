import { getSessionHandler } from '../auth/get-session.handler.ts';
import { signInHandler } from '../auth/sign-in.handler.ts';
import { signOutHandler } from '../auth/sign-out.handler.ts';
import { requestEmailChangeHandler } from '../auth/request-email-change.handler.ts';
import { getEmailChangeHandler } from '../auth/get-email-change.handler.ts';
import { confirmEmailChangeHandler } from '../auth/confirm-email-change.handler.ts';
import { updateAccountHandler } from '../auth/update-account.handler.ts';
import { changePasswordHandler } from '../auth/change-password.handler.ts';
import { listSessionsHandler } from '../auth/list-sessions.handler.ts';
import { endSessionHandler } from '../auth/end-session.handler.ts';
import { endSessionsHandler } from '../auth/end-sessions.handler.ts';
import { requestPasswordResetHandler } from '../auth/request-password-reset.handler.ts';
import { getPasswordResetHandler } from '../auth/get-password-reset.handler.ts';
import { usePasswordResetHandler } from '../auth/use-password-reset.handler.ts';
import { listMembersHandler } from '../auth/list-members.handler.ts';
import { inviteMemberHandler } from '../auth/invite-member.handler.ts';
import { changeMemberRoleHandler } from '../auth/change-member-role.handler.ts';
import { removeMemberHandler } from '../auth/remove-member.handler.ts';
import { resendInvitationHandler } from '../auth/resend-invitation.handler.ts';
import { withdrawInvitationHandler } from '../auth/withdraw-invitation.handler.ts';
import { getInvitationHandler } from '../auth/get-invitation.handler.ts';
import { acceptInvitationHandler } from '../auth/accept-invitation.handler.ts';
import { createOrderHandler } from '../orders/create-order.handler.ts';
import { getOrderHandler } from '../orders/get-order.handler.ts';
import { getOrderForOwnerHandler } from '../orders/get-order-for-owner.handler.ts';
import { getOrderNotificationsHandler } from '../orders/get-order-notifications.handler.ts';
import { listOrdersHandler } from '../orders/list-orders.handler.ts';
import { saveOrderNotificationsHandler } from '../orders/save-order-notifications.handler.ts';
import { logNotFoundHandler } from '../not-found/log-not-found.handler.ts';
import { listAddressesHandler } from '../pages/list-addresses.handler.ts';
import { resolvePageHandler } from '../page-content/resolve-page.handler.ts';
import { securedPageHandler } from '../page-content/secured-page.handler.ts';
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
import { createTransactionHandler } from '../orders/create-transaction.handler.ts';
import { checkViesHandler } from '../shoppingcart/check-vies.handler.ts';
import { openDocumentHandler } from '../page-content/open-document.handler.ts';
import { documentConnectionsHandler } from '../page-content/document-connections.handler.ts';
import { saveDocumentHandler } from '../documents/save-document.handler.ts';
import { publishDocumentHandler } from '../documents/publish-document.handler.ts';
import { listVersionsHandler } from '../documents/list-versions.handler.ts';
import { restoreVersionHandler } from '../documents/restore-version.handler.ts';
import { listPagesHandler } from '../pages/list-pages.handler.ts';
import { createPageHandler } from '../pages/create-page.handler.ts';
import { updatePageHandler } from '../pages/update-page.handler.ts';
import { deletePageHandler } from '../pages/delete-page.handler.ts';
import { restorePageHandler } from '../pages/restore-page.handler.ts';
import { duplicatePageHandler } from '../pages/duplicate-page.handler.ts';
import { listTemplatesHandler } from '../templates/list-templates.handler.ts';
import { createTemplateHandler } from '../templates/create-template.handler.ts';
import { signedUrlHandler } from '../files/signed-url.handler.ts';
import { getFileHandler } from '../files/get-file.handler.ts';
import { deleteFileHandler } from '../files/delete-file.handler.ts';
import { visitorSignedUrlHandler } from '../forms/visitor-signed-url.handler.ts';
import { visitorGetFileHandler } from '../files/visitor-get-file.handler.ts';
import { visitorDeleteFileHandler } from '../files/visitor-delete-file.handler.ts';
import { submitFormHandler } from '../forms/submit-form.handler.ts';
import { listFormsHandler } from '../forms/list-forms.handler.ts';
import { getFormHandler } from '../forms/get-form.handler.ts';
import { createFormHandler } from '../forms/create-form.handler.ts';
import { saveFormHandler } from '../forms/save-form.handler.ts';
import { deleteFormHandler } from '../forms/delete-form.handler.ts';
import { listSubmissionsHandler } from '../forms/list-submissions.handler.ts';
import { getSubmissionHandler } from '../forms/get-submission.handler.ts';
import { markSubmissionsHandler } from '../forms/mark-submissions.handler.ts';
import { deleteSubmissionsHandler } from '../forms/delete-submissions.handler.ts';
import { exportSubmissionsHandler } from '../forms/export-submissions.handler.ts';
import type { Handlers } from '../calls/handler-context.ts';

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
  getOrderForOwner: getOrderForOwnerHandler,
  listOrders: listOrdersHandler,
  getOrderNotifications: getOrderNotificationsHandler,
  saveOrderNotifications: saveOrderNotificationsHandler,
  logNotFound: logNotFoundHandler,
  resolvePage: resolvePageHandler,
  search: searchHandler,
  securedPage: securedPageHandler,
  setPaymentMethod: setPaymentMethodHandler,
  setShippingMethod: setShippingMethodHandler,
  setUserDetails: setUserDetailsHandler,
  signIn: signInHandler,
  signOut: signOutHandler,
  updateAccount: updateAccountHandler,
  requestEmailChange: requestEmailChangeHandler,
  getEmailChange: getEmailChangeHandler,
  confirmEmailChange: confirmEmailChangeHandler,
  changePassword: changePasswordHandler,
  listSessions: listSessionsHandler,
  endSession: endSessionHandler,
  endSessions: endSessionsHandler,
  requestPasswordReset: requestPasswordResetHandler,
  getPasswordReset: getPasswordResetHandler,
  usePasswordReset: usePasswordResetHandler,
  listMembers: listMembersHandler,
  inviteMember: inviteMemberHandler,
  changeMemberRole: changeMemberRoleHandler,
  removeMember: removeMemberHandler,
  resendInvitation: resendInvitationHandler,
  withdrawInvitation: withdrawInvitationHandler,
  getInvitation: getInvitationHandler,
  acceptInvitation: acceptInvitationHandler,
  updateQuantity: updateQuantityHandler,
  openDocument: openDocumentHandler,
  documentConnections: documentConnectionsHandler,
  saveDocument: saveDocumentHandler,
  publishDocument: publishDocumentHandler,
  listVersions: listVersionsHandler,
  restoreVersion: restoreVersionHandler,
  listPages: listPagesHandler,
  createPage: createPageHandler,
  updatePage: updatePageHandler,
  deletePage: deletePageHandler,
  restorePage: restorePageHandler,
  duplicatePage: duplicatePageHandler,
  listTemplates: listTemplatesHandler,
  createTemplate: createTemplateHandler,
  signedUrl: signedUrlHandler,
  getFile: getFileHandler,
  deleteFile: deleteFileHandler,
  visitorSignedUrl: visitorSignedUrlHandler,
  visitorGetFile: visitorGetFileHandler,
  visitorDeleteFile: visitorDeleteFileHandler,
  submitForm: submitFormHandler,
  listForms: listFormsHandler,
  getForm: getFormHandler,
  createForm: createFormHandler,
  saveForm: saveFormHandler,
  deleteForm: deleteFormHandler,
  listSubmissions: listSubmissionsHandler,
  getSubmission: getSubmissionHandler,
  markSubmissions: markSubmissionsHandler,
  deleteSubmissions: deleteSubmissionsHandler,
  exportSubmissions: exportSubmissionsHandler,
} satisfies Handlers;
