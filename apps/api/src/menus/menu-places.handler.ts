import type { menuPlaces } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { namedPlaces } from '../choices/named-places.ts';
import { menuPart } from './menu-part.ts';

/** Where the menus of the website are shown, in drafts and on the published pages. */
export const menuPlacesHandler: Handler<typeof menuPlaces> = async (_input, context) => {
  requireRole(context, menuPart.roles);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const menus = await tx.selectFrom('menus').select('id').where('website_id', '=', websiteId).execute();
    const ids = menus.map(({ id }) => id);
    return { places: await namedPlaces(tx, 'menus', ids, context) };
  });
};
