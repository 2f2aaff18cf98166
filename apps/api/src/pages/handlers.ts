import type { Handlers } from '../calls/handler-context.ts';
import { changePagesHandler } from './change-pages.handler.ts';
import { createPageHandler } from './create-page.handler.ts';
import { deletePageHandler } from './delete-page.handler.ts';
import { duplicatePageHandler } from './duplicate-page.handler.ts';
import { listAddressesHandler } from './list-addresses.handler.ts';
import { listDeletedPagesHandler } from './list-deleted-pages.handler.ts';
import { listPagesHandler } from './list-pages.handler.ts';
import { movePagesHandler } from './move-pages.handler.ts';
import { deletePageFolderHandler, savePageFolderHandler } from './page-folders.handler.ts';
import { restorePageHandler } from './restore-page.handler.ts';
import { setHomePageHandler } from './set-home-page.handler.ts';
import { unpublishPageHandler } from './unpublish-page.handler.ts';
import { updatePageHandler } from './update-page.handler.ts';

/** The handlers of the calls about the pages of a website. */
export const pagesHandlers = {
  changePages: changePagesHandler,
  createPage: createPageHandler,
  deletePage: deletePageHandler,
  duplicatePage: duplicatePageHandler,
  listAddresses: listAddressesHandler,
  listDeletedPages: listDeletedPagesHandler,
  listPages: listPagesHandler,
  movePages: movePagesHandler,
  deletePageFolder: deletePageFolderHandler,
  savePageFolder: savePageFolderHandler,
  restorePage: restorePageHandler,
  setHomePage: setHomePageHandler,
  unpublishPage: unpublishPageHandler,
  updatePage: updatePageHandler,
} satisfies Partial<Handlers>;
