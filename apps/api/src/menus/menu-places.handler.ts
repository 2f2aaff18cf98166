import { type menuPlaces, mostPlaces } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPlacesOf, type Place } from '../choices/find-places.ts';
import { documentTitles } from '../documents/document-title.ts';
import { menuPart } from './menu-part.ts';

/** Where the menus of the website are shown, in drafts and on the published pages. */
export const menuPlacesHandler: Handler<typeof menuPlaces> = async (_input, context) => {
  requireRole(context, menuPart.roles);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const menus = await tx.selectFrom('menus').select('id').where('website_id', '=', websiteId).execute();
    const found = await findPlacesOf(
      tx,
      websiteId,
      'menus',
      menus.map(({ id }) => id),
    );
    const named = [...found.values()].flatMap((places) => places.slice(0, mostPlaces));
    const titles = await documentTitles(tx, named, context);
    const namedPlace = ({ kind, id, is_live }: Place) => {
      const title = titles.get(`${kind} ${id}`) ?? '';
      return { document_kind: kind, document_id: id, title, is_live };
    };
    const places = [...found].map(([id, all]) => {
      return [id, { total: all.length, named: all.slice(0, mostPlaces).map(namedPlace) }] as const;
    });
    return { places: Object.fromEntries(places) };
  });
};
