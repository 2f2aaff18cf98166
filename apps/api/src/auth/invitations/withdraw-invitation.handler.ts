import type { withdrawInvitation } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { requireRole } from '../require-role.ts';

export const withdrawInvitationHandler: Handler<typeof withdrawInvitation> = async (input, context) => {
  requireRole(context, ['owner']);
  const { websiteId } = context;
  await context.write((tx) =>
    tx
      .deleteFrom('invitations')
      .where('website_id', '=', websiteId)
      .where('id', '=', input.invitation_id)
      .where('accepted_by', 'is', null)
      .execute(),
  );
  return { withdrawn: true };
};
