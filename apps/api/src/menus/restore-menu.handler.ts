import { maxMenus, type restoreMenu } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { includeDeleted } from '../db/deleted-rows.ts';
import { menuPart } from './menu-part.ts';

/** Brings a deleted menu back; the blocks that chose it show it again. */
export const restoreMenuHandler: Handler<typeof restoreMenu> = async ({ id }, context) => {
  const member = requireRole(context, menuPart.roles);
  const { websiteId } = context;
  await context.write(async (tx) => {
    await includeDeleted(tx, 'menus');
    const menus = await tx
      .selectFrom('menus')
      .select(['id', 'title', 'deleted_at'])
      .where('website_id', '=', websiteId)
      .forUpdate()
      .execute();
    const menu = menus.find((one) => one.id === id);
    if (!menu) throw new ApiError('not_found');
    // The same call again.
    if (!menu.deleted_at) return;
    if (menus.filter(({ deleted_at }) => !deleted_at).length >= maxMenus)
      throw new ApiError('validation_failed', { id: [{ key: 'menus_full', values: { most: maxMenus } }] });
    await tx
      .updateTable('menus')
      .set({ deleted_at: null })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: null, after: { title: menu.title } }];
    await recordChange(tx, websiteId, member, { kind: 'menu', action: 'restored', changes });
  });
  return { restored: true as const };
};
