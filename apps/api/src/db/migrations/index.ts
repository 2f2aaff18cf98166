import type { Migration } from './migration.ts';
import { websites } from './0001-websites.ts';
import { catalogue } from './0002-catalogue.ts';
import { cart } from './0003-cart.ts';
import { orders } from './0004-orders.ts';
import { auth } from './0005-auth.ts';
import { site } from './0006-site.ts';
import { search } from './0007-search.ts';
import { documents } from './0008-documents.ts';
import { accounts } from './0009-accounts.ts';
import { files } from './0010-files.ts';
import { forms } from './0011-forms.ts';
import { fileConversion } from './0012-file-conversion.ts';
import { tiles } from './0013-tiles.ts';
import { deletedPages } from './0014-deleted-pages.ts';
import { emailChanges } from './0015-email-changes.ts';
import { searchFacets } from './0017-search-facets.ts';
import { failedAttempts } from './0018-failed-attempts.ts';
import { sweepOrder } from './0019-sweep-order.ts';
import { searchTitles } from './0020-search-titles.ts';
import { searchRanking } from './0023-search-ranking.ts';
import { safety } from './0024-safety.ts';
import { transferAccount } from './0025-transfer-account.ts';
import { restoredOrders } from './0026-restored-orders.ts';
import { vatClasses } from './0027-vat-classes.ts';
import { sharedValues } from './0028-shared-values.ts';
import { countAtOnce } from './0029-count-at-once.ts';
import { cookieConsents } from './0030-cookie-consents.ts';
import { searchRows } from './0031-search-rows.ts';
import { pictures } from './0034-pictures.ts';
import { redirects } from './0035-redirects.ts';
import { siteParts } from './0036-site-parts.ts';
import { searchIndex } from './0037-search-index.ts';
import { fileLibrary } from './0038-file-library.ts';
import { deletedMenus } from './0039-deleted-menus.ts';
import { pageSettings } from './0040-page-settings.ts';
import { deletedTemplates } from './0041-deleted-templates.ts';
import { plannedPages } from './0042-planned-pages.ts';
import { fileVersions } from './0043-file-versions.ts';
import { ownThemes } from './0044-own-themes.ts';
import { storedMenus } from './0045-stored-menus.ts';
import { keptFiles } from './0046-kept-files.ts';
import { ownFonts } from './0047-own-fonts.ts';
import { findingByParts } from './0048-finding-by-parts.ts';
import { pageFolders } from './0049-page-folders.ts';
import { documentReferences } from './0050-document-references.ts';
import { pageTemplates } from './0051-page-templates.ts';
import { ownedProducts } from './0052-owned-products.ts';
import { findingOwnedProducts } from './0053-finding-owned-products.ts';
import { variants } from './0054-variants.ts';
import { stockMovements } from './0055-stock-movements.ts';
import { categoryVersions } from './0056-category-versions.ts';
import { discounts } from './0057-discounts.ts';
import { catalogueImports } from './0058-catalogue-imports.ts';
import { fetchedPictures } from './0059-fetched-pictures.ts';
import { properties } from './0060-properties.ts';
import { ruleCategories } from './0061-rule-categories.ts';
import { stockList } from './0062-stock-list.ts';
import { importProgress } from './0063-import-progress.ts';
import { searchPending } from './0066-search-pending.ts';
import { madeCategories } from './0067-made-categories.ts';
import { orderVersions } from './0068-order-versions.ts';
import { orderList } from './0069-order-list.ts';
import { shipments } from './0070-shipments.ts';
import { enteredPayments } from './0071-entered-payments.ts';
import { refunds } from './0072-refunds.ts';
import { shopSettings } from './0073-shop-settings.ts';
import { figures } from './0074-figures.ts';
import { quoteOffers } from './0075-quote-offers.ts';
import { customers } from './0077-customers.ts';
import { secrets } from './0079-secrets.ts';
import { quoteMessages } from './0080-quote-messages.ts';
import { datedRows } from './0082-dated-rows.ts';
import { refusedMails } from './0083-refused-mails.ts';
import { invoices } from './0084-invoices.ts';
import { netTurnover } from './0085-net-turnover.ts';
import { bookkeeping } from './0086-bookkeeping.ts';
import { orderNumbers } from './0087-order-numbers.ts';
import { quoteFiles } from './0088-quote-files.ts';
import { passkeys } from './0089-passkeys.ts';
import { quickFinding } from './0090-quick-finding.ts';
import { withdrawals } from './0091-withdrawals.ts';
import { priorPrice } from './0092-prior-price.ts';
import { invoicesByDay } from './0093-invoices-by-day.ts';
import { paymentMails } from './0094-payment-mails.ts';
import { invoiceVat } from './0095-invoice-vat.ts';
import { legalFacts } from './0096-legal-facts.ts';
import { agreedTerms } from './0097-agreed-terms.ts';
import { legalCheck } from './0098-legal-check.ts';
import { payLater } from './0099-pay-later.ts';
import { vatProofs } from './0100-vat-proofs.ts';
import { privacy } from './0101-privacy.ts';
import { termsFiles } from './0102-terms-files.ts';
import { peppol } from './0103-peppol.ts';
import { checksAndReferences } from './0104-checks-and-references.ts';
import { figuresByDay } from './0105-figures-by-day.ts';
import { catchUpInParts } from './0106-catch-up-in-parts.ts';
import { loweredAmounts } from './0107-lowered-amounts.ts';
import { memberOfSession } from './0108-member-of-session.ts';
import { quickMatches } from './0109-quick-matches.ts';

/** All steps in order; a new step is added at the end. */
export const migrations: readonly Migration[] = [
  websites,
  catalogue,
  cart,
  orders,
  auth,
  site,
  search,
  documents,
  accounts,
  files,
  forms,
  fileConversion,
  tiles,
  deletedPages,
  emailChanges,
  searchFacets,
  failedAttempts,
  sweepOrder,
  searchTitles,
  searchRanking,
  safety,
  transferAccount,
  restoredOrders,
  vatClasses,
  sharedValues,
  countAtOnce,
  cookieConsents,
  searchRows,
  pictures,
  redirects,
  siteParts,
  searchIndex,
  fileLibrary,
  deletedMenus,
  pageSettings,
  deletedTemplates,
  plannedPages,
  fileVersions,
  ownThemes,
  storedMenus,
  keptFiles,
  ownFonts,
  findingByParts,
  pageFolders,
  documentReferences,
  pageTemplates,
  ownedProducts,
  findingOwnedProducts,
  variants,
  stockMovements,
  categoryVersions,
  discounts,
  catalogueImports,
  fetchedPictures,
  properties,
  ruleCategories,
  stockList,
  importProgress,
  searchPending,
  madeCategories,
  orderVersions,
  orderList,
  shipments,
  enteredPayments,
  refunds,
  shopSettings,
  figures,
  quoteOffers,
  customers,
  secrets,
  quoteMessages,
  datedRows,
  refusedMails,
  invoices,
  netTurnover,
  bookkeeping,
  orderNumbers,
  quoteFiles,
  passkeys,
  quickFinding,
  withdrawals,
  priorPrice,
  invoicesByDay,
  paymentMails,
  invoiceVat,
  legalFacts,
  agreedTerms,
  legalCheck,
  payLater,
  vatProofs,
  privacy,
  termsFiles,
  peppol,
  checksAndReferences,
  figuresByDay,
  catchUpInParts,
  loweredAmounts,
  memberOfSession,
  quickMatches,
];
