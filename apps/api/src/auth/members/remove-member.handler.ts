import type { removeMember } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { requireAnotherOwner, lockRoles } from './member.repository.ts';
import { requireRole } from '../require-role.ts';
import { signedIn } from '../signed-in.ts';

/** Removes a member. Roles are read at every call, so no session has to be ended. */
export const removeMemberHandler: Handler<typeof removeMember> = async ({ member_id: id }, context) => {
  requireRole(context, ['owner']);
  const { websiteId } = context;
  await context.write(async (tx) => {
    const roles = await lockRoles(tx, websiteId, signedIn(context).id);
    if (!roles.has(id)) return;
    requireAnotherOwner(roles, id);
    await tx
      .deleteFrom('memberships')
      .where('website_id', '=', websiteId)
      .where('user_id', '=', id)
      .execute();
  });
  return { removed: true };
};
