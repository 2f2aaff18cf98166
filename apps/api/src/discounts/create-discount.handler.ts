import type { createDiscount } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { lockName } from '../db/lock-name.ts';
import { newId } from '../db/new-id.ts';
import { refuseContent, tidied } from './check-content.ts';
import { discountContentOf, ownedDiscountOf } from './owned-discount.repository.ts';
import { discountRoles } from './read-discounts.handlers.ts';

/** Adds a discount; a repeated call with the same Idempotency-Key returns the first one. */
export const createDiscountHandler: Handler<typeof createDiscount> = async (input, context) => {
  const member = requireRole(context, discountRoles);
  const { websiteId, idempotencyKey: key, now } = context;
  return context.write(async (tx) => {
    await lockName(tx, `discounts:${websiteId}`);
    const once = { websiteId, scope: `create-discount:${member.id}`, key, now: now(), request: input };
    return idempotent(tx, once, async () => {
      const content = tidied(input.discount);
      const id = newId();
      await refuseContent(tx, websiteId, id, content);
      const stored = await tx
        .insertInto('discounts')
        .values({ ...content, website_id: websiteId, id })
        .returningAll()
        .executeTakeFirstOrThrow();
      const changes = [{ subjectId: id, before: null, after: { ...discountContentOf(stored) } }];
      await recordChange(tx, websiteId, member, { kind: 'discount', action: 'created', changes });
      return { discount: ownedDiscountOf(stored) };
    });
  });
};
