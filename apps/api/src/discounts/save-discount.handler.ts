import type { saveDiscount } from '@etalage/api-contract';
import type { OwnedDiscountContent } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockName } from '../db/lock-name.ts';
import { refuseContent, tidied } from './check-content.ts';
import {
  discountColumns,
  discountContentOf,
  lockDiscount,
  ownedDiscountOf,
} from './owned-discount.repository.ts';
import { discountRoles } from './read-discounts.handlers.ts';

/** Stores a discount; a repeat of a save whose reply was lost gets that reply. */
export const saveDiscountHandler: Handler<typeof saveDiscount> = async (input, context) => {
  const member = requireRole(context, discountRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockName(tx, `discounts:${websiteId}`);
    const stored = await lockDiscount(tx, websiteId, input.id);
    if (!stored || stored.deleted_at) throw new ApiError('not_found');
    const before = discountContentOf(stored);
    const content = tidied(input.discount);
    const keys = changedKeys(before, content);
    if (stored.version !== input.version) {
      const isRepeated = stored.version === input.version + 1 && keys.length === 0;
      if (!isRepeated) throw new ApiError('conflict');
      return { discount: ownedDiscountOf(stored) };
    }
    if (keys.length === 0) return { discount: ownedDiscountOf(stored) };
    await refuseContent(tx, websiteId, input.id, content);
    const saved = await tx
      .updateTable('discounts')
      .set(content)
      .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('id', '=', input.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const partOf = (state: OwnedDiscountContent) => Object.fromEntries(keys.map((key) => [key, state[key]]));
    const changes = [{ subjectId: input.id, before: partOf(before), after: partOf(content) }];
    await recordChange(tx, websiteId, member, { kind: 'discount', action: 'saved', changes });
    return { discount: ownedDiscountOf(saved) };
  });
};

function changedKeys(before: OwnedDiscountContent, after: OwnedDiscountContent) {
  return discountColumns.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}
