/** The endpoints of the owner's day in the shop, as part of the list of endpoints. */

export { listRefunds, refundOrder, retryRefund } from './owned-orders/refund-order.ts';
export {
  createQuote,
  declineQuote,
  getOwnedQuote,
  getQuoteStart,
  orderQuote,
  priceOfferLine,
  saveOffer,
  sendOffer,
  withdrawOffer,
} from './quotes/owned-quote.ts';
export { exportCustomers, getCustomerChoices, listCustomers } from './customers/list-customers.ts';
export { getCustomer, listCustomerOrders } from './customers/get-customer.ts';
export { addCustomerNote, deleteCustomerNote } from './customers/customer-notes.ts';
export { findPerson } from './customers/find-person.ts';
export { collectPersonalData } from './customers/personal-data.ts';
export { eraseCustomer, getErasure } from './customers/erase-customer.ts';
export {
  getMollieAccount,
  listMollieMethods,
  removeMollieKey,
  setMollieKey,
} from './shop-settings/mollie-account.ts';
export {
  askPasskey,
  askSignInPasskey,
  confirmPasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
} from './auth/passkeys.ts';
export {
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  signInWithCode,
  startTwoStep,
  stopTwoStep,
} from './auth/two-step.ts';
export { acceptQuote, askAboutQuote, getQuote } from './quotes/buyer-quote.ts';
export { getOfferFile, getQuoteFile, quoteFileUrl } from './quotes/quote-files.ts';
export { answerQuote, listQuoteMessages } from './quotes/answer-quote.ts';
export {
  getPackingSlips,
  previewSendOrders,
  sendOrders,
  undoSendOrders,
} from './owned-orders/bulk-orders.ts';
export { listMails, resendMails } from './mails/list-mails.ts';
export { getMailSender } from './mails/mail-sender.ts';
export { previewMail, sendTrialMail } from './mails/mail-examples.ts';
export { exportBookedPayments, exportBookedSales } from './bookkeeping/export-bookkeeping.ts';
export { exportInvoices } from './bookkeeping/export-invoices.ts';
export { exportVatLines } from './bookkeeping/export-vat-lines.ts';
export { getBookkeeping } from './bookkeeping/get-bookkeeping.ts';
export { getDistanceSales } from './bookkeeping/get-distance-sales.ts';
export { checkVatProofs, exportVatProofs, getVatProofs } from './bookkeeping/get-vat-proofs.ts';
export { getVatFigures } from './bookkeeping/get-vat-figures.ts';
export { getInvoiceFile, listOrderInvoices, makeOrderInvoice } from './invoices/order-invoices.ts';
export { sendPeppolInvoice, settlePeppolInvoice } from './invoices/peppol-invoice.ts';
export { getPeppol, removePeppolKey, savePeppol, testPeppol } from './peppol/peppol-account.ts';
export { getWithdrawal, withdrawOrder } from './withdrawals/withdraw-order.ts';
export { changeWithdrawal, listWithdrawals } from './withdrawals/owned-withdrawals.ts';
export { deleteMaker, listMakers, saveMaker } from './makers/makers.ts';
export { getBuyerInvoice } from './invoices/buyer-invoice.ts';
export {
  getLegalCheck,
  runLegalCheck,
  setLegalFindingAside,
  takeLegalFindingBack,
} from './legal-check/legal-check.ts';
export { getAgreedTerms, getOrderTerms } from './orders/agreed-terms.ts';
export { correctVat, declineVatCorrection, getVatRecheck } from './vat-rechecks/vat-recheck.ts';
export { countOldData, countRetention, getRetention, saveRetention } from './privacy/retention.ts';
export { exportRegister, getRegister, saveRegister } from './privacy/register.ts';
export { addRequest, changeRequest, deleteRequest, listRequests } from './privacy/requests.ts';
