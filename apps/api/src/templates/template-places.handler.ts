import type { templatePlaces } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { namedPlaces } from '../choices/named-places.ts';

/** Where the owner's own templates are shown, in drafts and on the published pages. */
export const templatePlacesHandler: Handler<typeof templatePlaces> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const own = await tx.selectFrom('templates').select('id').where('website_id', '=', websiteId).execute();
    const ids = own.map(({ id }) => id);
    return { places: await namedPlaces(tx, 'templates', ids, context) };
  });
};
