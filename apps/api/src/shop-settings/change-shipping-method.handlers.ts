import type { deleteShippingMethod, moveShippingMethod, restoreShippingMethod } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { refuseTooMany } from './check-shipping.ts';
import { shippingRoles } from './list-shipping-methods.handler.ts';
import { moveMethod } from './move-method.ts';
import {
  findShippingMethod,
  findShippingMethods,
  lockShippingMethods,
  ownedShippingMethodOf,
  shippingContentOf,
} from './shipping-method.repository.ts';

const kind = 'shipping-method';

/** Puts a method at another place among the others. */
export const moveShippingMethodHandler: Handler<typeof moveShippingMethod> = async (
  { id, index },
  context,
) => {
  const member = requireRole(context, shippingRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockShippingMethods(tx, websiteId);
    const all = await findShippingMethods(tx, websiteId);
    await moveMethod(tx, websiteId, member, { table: 'shipping_methods', kind, all, id, index });
    return { methods: (await findShippingMethods(tx, websiteId)).map(ownedShippingMethodOf) };
  });
};

/** Deletes a method; orders that were sent with it keep its name and price. */
export const deleteShippingMethodHandler: Handler<typeof deleteShippingMethod> = async ({ id }, context) => {
  const member = requireRole(context, shippingRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockShippingMethods(tx, websiteId);
    const stored = await findShippingMethod(tx, websiteId, id);
    if (!stored) throw new ApiError('not_found');
    if (stored.deleted_at) return { deleted: true as const };
    await tx
      .updateTable('shipping_methods')
      .set({ deleted_at: sql<Date>`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: { ...shippingContentOf(stored) }, after: null }];
    await recordChange(tx, websiteId, member, { kind, action: 'deleted', changes });
    return { deleted: true as const };
  });
};

/** Puts a deleted method back as it was; one that is there stays as it is. */
export const restoreShippingMethodHandler: Handler<typeof restoreShippingMethod> = async (
  { id },
  context,
) => {
  const member = requireRole(context, shippingRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockShippingMethods(tx, websiteId);
    const stored = await findShippingMethod(tx, websiteId, id);
    if (!stored) throw new ApiError('not_found');
    if (!stored.deleted_at) return { method: ownedShippingMethodOf(stored) };
    refuseTooMany((await findShippingMethods(tx, websiteId)).length);
    await tx
      .updateTable('shipping_methods')
      .set({ deleted_at: null })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: null, after: { ...shippingContentOf(stored) } }];
    await recordChange(tx, websiteId, member, { kind, action: 'restored', changes });
    return { method: ownedShippingMethodOf(stored) };
  });
};
