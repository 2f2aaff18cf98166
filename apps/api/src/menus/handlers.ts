import type { Handlers } from '../calls/handler-context.ts';
import { checkTargetsHandler } from './check-targets.handler.ts';
import { createMenuHandler } from './create-menu.handler.ts';
import { deleteMenuHandler } from './delete-menu.handler.ts';
import { listMenusHandler } from './list-menus.handler.ts';
import { menuPartHandlers } from './menu-part.ts';
import { menuPlacesHandler } from './menu-places.handler.ts';
import { restoreMenuHandler } from './restore-menu.handler.ts';

/** The handlers of the calls about menus. */
export const menusHandlers = {
  checkTargets: checkTargetsHandler,
  createMenu: createMenuHandler,
  deleteMenu: deleteMenuHandler,
  listMenus: listMenusHandler,
  menuPlaces: menuPlacesHandler,
  restoreMenu: restoreMenuHandler,
  openMenu: menuPartHandlers.open,
  saveMenu: menuPartHandlers.save,
  publishMenu: menuPartHandlers.publish,
  listMenuVersions: menuPartHandlers.listVersions,
  restoreMenuVersion: menuPartHandlers.restore,
} satisfies Partial<Handlers>;
