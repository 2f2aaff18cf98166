import type { deleteMaker, listMakers } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockProducts } from '../products/lock-products.ts';
import { findMakers, makerContentOf, makersReply } from './maker.repository.ts';
import { makerRoles } from './maker-roles.ts';

/** Every maker of the website. */
export const listMakersHandler: Handler<typeof listMakers> = async (_input, context) => {
  requireRole(context, makerRoles);
  return context.read((tx) => makersReply(tx, context.websiteId));
};

/** Deletes a maker. No product gets it meanwhile, because a save of a product waits for the same lock. */
export const deleteMakerHandler: Handler<typeof deleteMaker> = async ({ id }, context) => {
  const member = requireRole(context, makerRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const stored = (await findMakers(tx, websiteId)).find((maker) => maker.id === id);
    if (!stored) return makersReply(tx, websiteId);
    if (stored.product_count > 0)
      throw new ApiError('validation_failed', {
        general: [{ key: 'makers_used', values: { count: stored.product_count } }],
      });
    await tx.deleteFrom('makers').where('website_id', '=', websiteId).where('id', '=', id).execute();
    const changes = [{ subjectId: id, before: { ...makerContentOf(stored) }, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'maker', action: 'deleted', changes });
    return makersReply(tx, websiteId);
  });
};
