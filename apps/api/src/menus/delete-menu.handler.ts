import type { deleteMenu } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPlacesOf } from '../choices/find-places.ts';
import { includeDeleted } from '../db/deleted-rows.ts';
import { menuPart } from './menu-part.ts';

/** Marks a menu as deleted; one that is shown somewhere only if the member knows that. */
export const deleteMenuHandler: Handler<typeof deleteMenu> = async ({ id, although_used }, context) => {
  const member = requireRole(context, menuPart.roles);
  const { websiteId } = context;
  await context.write(async (tx) => {
    const menu = await tx
      .selectFrom('menus')
      .select('title')
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!menu) throw new ApiError('not_found');
    const places = although_used ? undefined : await findPlacesOf(tx, websiteId, 'menus', [id]);
    if (places?.has(id)) throw new ApiError('validation_failed', { id: [{ key: 'menus_in_use' }] });
    await includeDeleted(tx, 'menus');
    await tx
      .updateTable('menus')
      .set({ deleted_at: context.now() })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: { title: menu.title }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'menu', action: 'deleted', changes });
  });
  return { deleted: true as const };
};
