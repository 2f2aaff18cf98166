import type { resendInvitation } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { invitationReply } from './invitation-reply.ts';
import { lockInvitation, newLink } from './invitation.repository.ts';
import { mailInvitation } from './mail-invitation.ts';
import { requireRole } from '../require-role.ts';
import { newSecret } from '../secret-token.ts';

const MINUTE_MILLISECONDS = 60_000;

export const resendInvitationHandler: Handler<typeof resendInvitation> = async (input, context) => {
  requireRole(context, ['owner']);
  const { ports, websiteId, now } = context;
  const { invitation, mailId } = await context.write(async (tx) => {
    const old = await lockInvitation(tx, websiteId, { id: input.invitation_id });
    if (!old || old.accepted_by !== null) throw new ApiError('not_found');
    // A mail that was sent less than a minute ago may still arrive, and a new link would make its link invalid.
    if (now().getTime() - old.sent_at.getTime() < MINUTE_MILLISECONDS)
      return { invitation: old, mailId: undefined };
    const secret = newSecret();
    const invitation = await tx
      .updateTable('invitations')
      .set(newLink(secret))
      .where('website_id', '=', websiteId)
      .where('id', '=', old.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { invitation, mailId: await mailInvitation(tx, context, invitation, secret) };
  });
  await sendSoon(ports.jobs, websiteId, mailId);
  return { invitation: invitationReply(invitation, now()) };
};
