import type { Endpoint } from './endpoint/define-endpoint.ts';
import { signIn, signOut, getSession } from './auth/sign-in.ts';
import { requestEmailChange } from './auth/request-email-change.ts';
import { getEmailChange } from './auth/get-email-change.ts';
import { confirmEmailChange } from './auth/confirm-email-change.ts';
import { updateAccount } from './auth/update-account.ts';
import { changePassword } from './auth/change-password.ts';
import { listSessions } from './auth/list-sessions.ts';
import { endSession } from './auth/end-session.ts';
import { endSessions } from './auth/end-sessions.ts';
import { requestPasswordReset } from './auth/request-password-reset.ts';
import { getPasswordReset } from './auth/get-password-reset.ts';
import { usePasswordReset } from './auth/use-password-reset.ts';
import { listMembers } from './auth/list-members.ts';
import { inviteMember } from './auth/invite-member.ts';
import { changeMemberRole } from './auth/change-member-role.ts';
import { removeMember } from './auth/remove-member.ts';
import { resendInvitation } from './auth/resend-invitation.ts';
import { withdrawInvitation } from './auth/withdraw-invitation.ts';
import { getInvitation } from './auth/get-invitation.ts';
import { acceptInvitation } from './auth/accept-invitation.ts';
import { logNotFound } from './not-found/log-not-found.ts';
import { createOrder } from './orders/create-order.ts';
import { getOrder } from './orders/get-order.ts';
import { getOrderForOwner } from './orders/get-order-for-owner.ts';
import { getOrderNotifications } from './orders/get-order-notifications.ts';
import { listOrders } from './orders/list-orders.ts';
import { saveOrderNotifications } from './orders/save-order-notifications.ts';
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
import { openDocument } from './documents/open-document.ts';
import { documentConnections } from './documents/document-connections.ts';
import { saveDocument } from './documents/save-document.ts';
import { publishDocument } from './documents/publish-document.ts';
import { listVersions } from './documents/list-versions.ts';
import { restoreVersion } from './documents/restore-version.ts';
import { listPages } from './pages/list-pages.ts';
import { createPage } from './pages/create-page.ts';
import { updatePage } from './pages/update-page.ts';
import { deletePage } from './pages/delete-page.ts';
import { restorePage } from './pages/restore-page.ts';
import { duplicatePage } from './pages/duplicate-page.ts';
import { listTemplates } from './templates/list-templates.ts';
import { createTemplate } from './templates/create-template.ts';
import { signedUrl } from './files/signed-url.ts';
import { getFile } from './files/get-file.ts';
import { deleteFile } from './files/delete-file.ts';
import { visitorSignedUrl } from './files/visitor-signed-url.ts';
import { visitorGetFile } from './files/visitor-get-file.ts';
import { visitorDeleteFile } from './files/visitor-delete-file.ts';
import { submitForm } from './forms/submit-form.ts';
import { listForms } from './forms/list-forms.ts';
import { getForm } from './forms/get-form.ts';
import { createForm } from './forms/create-form.ts';
import { saveForm } from './forms/save-form.ts';
import { deleteForm } from './forms/delete-form.ts';
import { listSubmissions } from './forms/list-submissions.ts';
import { getSubmission } from './forms/get-submission.ts';
import { markSubmissions } from './forms/mark-submissions.ts';
import { deleteSubmissions } from './forms/delete-submissions.ts';
import { exportSubmissions } from './forms/export-submissions.ts';
import { listChoices } from './choices/list-choices.ts';
import type { apiPaths } from './paths.ts';

/** Every endpoint, for the server's binding and for tests that walk them all. */
export const endpoints = {
  signIn,
  signOut,
  getSession,
  updateAccount,
  requestEmailChange,
  getEmailChange,
  confirmEmailChange,
  changePassword,
  listSessions,
  endSession,
  endSessions,
  requestPasswordReset,
  getPasswordReset,
  usePasswordReset,
  listMembers,
  inviteMember,
  changeMemberRole,
  removeMember,
  resendInvitation,
  withdrawInvitation,
  getInvitation,
  acceptInvitation,
  logNotFound,
  createOrder,
  getOrder,
  getOrderForOwner,
  listOrders,
  getOrderNotifications,
  saveOrderNotifications,
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
  openDocument,
  documentConnections,
  saveDocument,
  publishDocument,
  listVersions,
  restoreVersion,
  listPages,
  createPage,
  updatePage,
  deletePage,
  restorePage,
  duplicatePage,
  listTemplates,
  createTemplate,
  signedUrl,
  getFile,
  deleteFile,
  visitorSignedUrl,
  visitorGetFile,
  visitorDeleteFile,
  submitForm,
  listForms,
  getForm,
  createForm,
  saveForm,
  deleteForm,
  listSubmissions,
  getSubmission,
  markSubmissions,
  deleteSubmissions,
  exportSubmissions,
  listChoices,
} as const satisfies Record<keyof typeof apiPaths, Endpoint>;
