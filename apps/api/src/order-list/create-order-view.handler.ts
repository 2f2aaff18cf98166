import { isDeepStrictEqual } from 'node:util';
import type { createOrderView } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { lockViews, refuseView } from './order-view.repository.ts';

/** Keeps a search under a name. */
export const createOrderViewHandler: Handler<typeof createOrderView> = async (input, context) => {
  const member = requireRole(context, orderRoles);
  const { id, name, search } = input;
  const { websiteId } = context;
  return context.write(async (tx) => {
    const views = await lockViews(tx, websiteId);
    const same = views.find((view) => view.id === id);
    // The same call again; the id of another view otherwise.
    if (same && isDeepStrictEqual({ ...same }, { id, name, search })) return { id };
    if (same) throw new ApiError('conflict');
    refuseView(views, name);
    const row = { website_id: websiteId, id, name, search: JSON.stringify(search) };
    await tx.insertInto('order_views').values(row).execute();
    const changes = [{ subjectId: id, before: null, after: { name, search } }];
    await recordChange(tx, websiteId, member, { kind: 'order_view', action: 'created', changes });
    return { id };
  });
};
