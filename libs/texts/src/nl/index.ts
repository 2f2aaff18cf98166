import { accessibility } from './accessibility.ts';
import { accounts } from './accounts.ts';
import { agreedTerms } from './agreed-terms.ts';
import { bookkeeping } from './bookkeeping.ts';
import { cartApi } from './cart-api.ts';
import { contentBlocks } from './content-blocks.ts';
import { cookies } from './cookies.ts';
import { customers } from './customers.ts';
import { dashboard } from './dashboard.ts';
import { dashboardForms } from './dashboard-forms.ts';
import { dashboardOrders } from './dashboard-orders.ts';
import { dashboardPages } from './dashboard-pages.ts';
import { dashboardSettings } from './dashboard-settings.ts';
import { designer } from './designer.ts';
import { designerFrame } from './designer-frame.ts';
import { catalogueSheet } from './catalogue-sheet.ts';
import { discounts } from './discounts.ts';
import { importRules } from './import-rules.ts';
import { documents } from './documents.ts';
import { errors } from './errors.ts';
import { files } from './files.ts';
import { foldableBlocks } from './foldable-blocks.ts';
import { formFields } from './form-fields.ts';
import { categories } from './categories.ts';
import { forms } from './forms.ts';
import { grids } from './grids.ts';
import { guaranteeNotice } from './guarantee-notice.ts';
import { importer } from './importer.ts';
import { imports } from './imports.ts';
import { invoices } from './invoices.ts';
import { legalCheck } from './legal-check.ts';
import { legalScreen } from './legal-screen.ts';
import { library } from './library.ts';
import { mailExamples } from './mail-examples.ts';
import { mails } from './mails.ts';
import { makers } from './makers.ts';
import { menus } from './menus.ts';
import { models } from './models.ts';
import { mollie } from './mollie.ts';
import { orderBulk } from './order-bulk.ts';
import { orderSending } from './order-sending.ts';
import { orderActions } from './order-actions.ts';
import { orders } from './orders.ts';
import { overview } from './overview.ts';
import { pageTemplates } from './page-templates.ts';
import { passkeys } from './passkeys.ts';
import { peppol } from './peppol.ts';
import { pictureImports } from './picture-imports.ts';
import { pictures } from './pictures.ts';
import { privacy } from './privacy.ts';
import { productLegal } from './product-legal.ts';
import { productOptions } from './product-options.ts';
import { products } from './products.ts';
import { properties } from './properties.ts';
import { quotes } from './quotes.ts';
import { redirects } from './redirects.ts';
import { refunds } from './refunds.ts';
import { quoteMessages } from './quote-messages.ts';
import { quotePage } from './quote-page.ts';
import { references } from './references.ts';
import { sectionTemplates } from './section-templates.ts';
import { sheetFile } from './sheet-file.ts';
import { shop } from './shop.ts';
import { shopRules } from './shop-rules.ts';
import { shopSettings } from './shop-settings.ts';
import { site } from './site.ts';
import { siteBlocks } from './site-blocks.ts';
import { siteParts } from './site-parts.ts';
import { stock } from './stock.ts';
import { styleSettings } from './style-settings.ts';
import { tree } from './tree.ts';
import { twoStep } from './two-step.ts';
import { vatProofs } from './vat-proofs.ts';
import { vatRechecks } from './vat-rechecks.ts';
import { vatReturns } from './vat-returns.ts';
import { withdrawals } from './withdrawals.ts';

/** Every interface text by key, in Dutch. One file per area; site owners override by key (TRN-01). */
export const nl = {
  ...accessibility,
  ...accounts,
  ...agreedTerms,
  ...bookkeeping,
  ...vatProofs,
  ...vatRechecks,
  ...vatReturns,
  ...cartApi,
  ...categories,
  ...contentBlocks,
  ...cookies,
  ...customers,
  ...dashboard,
  ...dashboardForms,
  ...dashboardOrders,
  ...dashboardPages,
  ...dashboardSettings,
  ...designer,
  ...designerFrame,
  ...catalogueSheet,
  ...discounts,
  ...importRules,
  ...documents,
  ...overview,
  ...errors,
  ...files,
  ...foldableBlocks,
  ...formFields,
  ...forms,
  ...grids,
  ...guaranteeNotice,
  ...importer,
  ...imports,
  ...invoices,
  ...legalCheck,
  ...legalScreen,
  ...library,
  ...mailExamples,
  ...mails,
  ...makers,
  ...menus,
  ...models,
  ...mollie,
  ...orderBulk,
  ...orderSending,
  ...orderActions,
  ...orders,
  ...pageTemplates,
  ...passkeys,
  ...peppol,
  ...pictureImports,
  ...pictures,
  ...privacy,
  ...productLegal,
  ...productOptions,
  ...products,
  ...properties,
  ...quotes,
  ...redirects,
  ...references,
  ...refunds,
  ...quoteMessages,
  ...quotePage,
  ...sectionTemplates,
  ...sheetFile,
  ...shop,
  ...shopRules,
  ...shopSettings,
  ...site,
  ...siteBlocks,
  ...siteParts,
  ...stock,
  ...styleSettings,
  ...tree,
  ...twoStep,
  ...withdrawals,
} as const;
