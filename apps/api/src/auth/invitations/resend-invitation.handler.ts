import type { resendInvitation } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { invitationReply } from './invitation-reply.ts';
import { lockInvitation, renewed } from './invitation.repository.ts';
import { mailInvitation, sendSoon } from './mail-invitation.ts';
import { requireRole } from '../require-role.ts';
import { newSecret } from '../secret-token.ts';

const MINUTE = 60_000;

export const resendInvitationHandler: Handler<typeof resendInvitation> = async (input, context) => {
  requireRole(context, ['owner']);
  const { websiteId, now } = context;
  const { invitation, mailId } = await context.write(async (tx) => {
    const old = await lockInvitation(tx, websiteId, { id: input.invitation_id });
    if (!old || old.accepted_by !== null) throw new ApiError('not_found');
    // The mail of a moment ago is on its way, and its link would stop working.
    if (now().getTime() - old.sent_at.getTime() < MINUTE) return { invitation: old, mailId: undefined };
    const secret = newSecret();
    const invitation = await tx
      .updateTable('invitations')
      .set(renewed(secret))
      .where('website_id', '=', websiteId)
      .where('id', '=', old.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { invitation, mailId: await mailInvitation(tx, context, invitation, secret) };
  });
  await sendSoon(context, mailId);
  return { invitation: invitationReply(invitation, now()) };
};
