import type { changeMemberRole } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { requireAnotherOwner, lockRoles } from './member.repository.ts';
import { requireRole } from '../require-role.ts';
import { signedIn } from '../signed-in.ts';

export const changeMemberRoleHandler: Handler<typeof changeMemberRole> = async (input, context) => {
  requireRole(context, ['owner']);
  const { websiteId } = context;
  const { member_id: id, role } = input;
  await context.write(async (tx) => {
    const roles = await lockRoles(tx, websiteId, signedIn(context).id);
    if (!roles.has(id)) throw new ApiError('not_found');
    if (role !== 'owner') requireAnotherOwner(roles, id);
    await tx
      .updateTable('memberships')
      .set({ role })
      .where('website_id', '=', websiteId)
      .where('user_id', '=', id)
      .execute();
  });
  return { changed: true };
};
