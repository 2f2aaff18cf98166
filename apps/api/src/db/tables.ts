import type { AgreedTermsTables } from './tables/agreed-terms.ts';
import type { AttemptTables } from './tables/attempts.ts';
import type { AuditTables } from './tables/audit.ts';
import type { AuthTables } from './tables/auth.ts';
import type { BookkeepingTables } from './tables/bookkeeping.ts';
import type { CartTables } from './tables/cart.ts';
import type { CatalogueImportTables } from './tables/catalogue-imports.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { DiscountTables } from './tables/discounts.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { FigureTables } from './tables/figures.ts';
import type { FileTables } from './tables/files.ts';
import type { FormTables } from './tables/forms.ts';
import type { InvoiceTables } from './tables/invoices.ts';
import type { LegalCheckTables } from './tables/legal-check.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PeppolTables } from './tables/peppol.ts';
import type { PictureImportTables } from './tables/picture-imports.ts';
import type { PrivacyTables } from './tables/privacy.ts';
import type { PropertyTables } from './tables/properties.ts';
import type { QuoteMessageTables } from './tables/quote-messages.ts';
import type { MakerTables } from './tables/makers.ts';
import type { WithdrawalTables } from './tables/withdrawals.ts';
import type { QuoteTables } from './tables/quotes.ts';
import type { ShipmentTables } from './tables/shipments.ts';
import type { SitePartTables } from './tables/site-parts.ts';
import type { SiteTables } from './tables/site.ts';
import type { VatProofTables } from './tables/vat-proofs.ts';
import type { WebsiteTables } from './tables/websites.ts';

/**
 * Every table of the database, by area. An area declares its rows in `tables/<area>.ts` and adds one name here;
 * `tables.test.ts` compares the result with the migrated database.
 */
export interface Database
  extends
    WebsiteTables,
    CatalogueTables,
    CatalogueImportTables,
    CartTables,
    CustomerTables,
    BookkeepingTables,
    DiscountTables,
    PropertyTables,
    MakerTables,
    OrderTables,
    AgreedTermsTables,
    InvoiceTables,
    PeppolTables,
    QuoteTables,
    QuoteMessageTables,
    WithdrawalTables,
    ShipmentTables,
    LegalCheckTables,
    VatProofTables,
    AuditTables,
    AuthTables,
    AttemptTables,
    SiteTables,
    SitePartTables,
    DocumentTables,
    FileTables,
    FormTables,
    PictureImportTables,
    FigureTables,
    PrivacyTables {}
