import type { deleteForm } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { deleteSubmissionsOf } from './submission.repository.ts';

/** Deletes a form with its submissions; blocks that show the form become empty. */
export const deleteFormHandler: Handler<typeof deleteForm> = async ({ id }, context) => {
  const { websiteId } = context;
  requireRole(context, ['owner', 'editor']);
  return context.write(async (tx) => {
    await deleteSubmissionsOf(tx, websiteId, id);
    const deleted = await tx
      .deleteFrom('forms')
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new ApiError('not_found');
    await raisePublishNumber(tx, websiteId);
    return { deleted: true as const };
  });
};
