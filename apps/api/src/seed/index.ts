/**
 * The exports for programs that fill a database, such as the demo shop of `tools/demo`: websites, pages, shared
 * compositions, forms and accounts, written by the same code that serves the dashboard.
 */
export { createUser } from '../auth/accounts/create-user.ts';
export type { AppDatabase } from '../db/database.ts';
export { openRunningDatabase } from './open-running-database.ts';
export type { Database } from '../db/tables.ts';
export type { CategoryRow, ProductRow, StockMovementRow } from '../db/tables/catalogue.ts';
export { allWebsiteIds } from '../db/website-for-host.ts';
export { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
export { type StoredForm, storeForm } from '../forms/form.repository.ts';
export type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
export { tileColumns } from '../products/tile-columns.ts';
export { readSettings } from '../settings.ts';
export { publishSite, saveSiteDraft } from '../documents/publish-site.ts';
export { StartError } from '../start-error.ts';
export { freeShippingRule } from './free-shipping-rule.ts';
export { block, type BlockDraft, documentOf, paragraph } from '../documents/document-of.ts';
export { standardSections } from '../documents/standard-compositions.ts';
export { addPage, addTemplate, insertWebsite, type SeedWebsite } from './insert-website.ts';
export { storeMenus } from './store-menus.ts';
export { type PictureLook, savePictures } from '../files/picture.repository.ts';
export { addLibraryFiles, type LibraryFileSeed } from './add-library-files.ts';
export { readPictureFolder } from './read-picture-folder.ts';
