import type { deleteDiscount, restoreDiscount } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockName } from '../db/lock-name.ts';
import { refuseContent } from './check-content.ts';
import { discountContentOf, lockDiscount, ownedDiscountOf } from './owned-discount.repository.ts';
import { discountRoles } from './read-discounts.handlers.ts';

/** Deletes a discount; orders that got it keep it. */
export const deleteDiscountHandler: Handler<typeof deleteDiscount> = async ({ id }, context) => {
  const member = requireRole(context, discountRoles);
  const { websiteId, write } = context;
  return write(async (tx) => {
    const stored = await lockDiscount(tx, websiteId, id);
    if (!stored) throw new ApiError('not_found');
    if (stored.deleted_at) return { deleted: true as const };
    await tx
      .updateTable('discounts')
      .set({ deleted_at: sql<Date>`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: { ...discountContentOf(stored) }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'discount', action: 'deleted', changes });
    return { deleted: true as const };
  });
};

/** Puts a deleted discount back as it was; one that is there stays as it is. */
export const restoreDiscountHandler: Handler<typeof restoreDiscount> = async ({ id }, context) => {
  const member = requireRole(context, discountRoles);
  const { websiteId, write } = context;
  return write(async (tx) => {
    await lockName(tx, `discounts:${websiteId}`);
    const stored = await lockDiscount(tx, websiteId, id);
    if (!stored) throw new ApiError('not_found');
    if (!stored.deleted_at) return { discount: ownedDiscountOf(stored) };
    const content = discountContentOf(stored);
    await refuseContent(tx, websiteId, id, content);
    await tx
      .updateTable('discounts')
      .set({ deleted_at: null })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: id, before: null, after: { ...content } }];
    await recordChange(tx, websiteId, member, { kind: 'discount', action: 'restored', changes });
    return { discount: ownedDiscountOf(stored) };
  });
};
