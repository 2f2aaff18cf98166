import type { deleteOrderView } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { lockViews } from './order-view.repository.ts';

/** Deletes a kept search. */
export const deleteOrderViewHandler: Handler<typeof deleteOrderView> = async ({ id }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  await context.write(async (tx) => {
    const view = (await lockViews(tx, websiteId)).find((one) => one.id === id);
    if (!view) throw new ApiError('not_found');
    await tx.deleteFrom('order_views').where('website_id', '=', websiteId).where('id', '=', id).execute();
    const before = { name: view.name, search: view.search };
    const changes = [{ subjectId: id, before, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'order_view', action: 'deleted', changes });
  });
  return { deleted: true as const };
};
