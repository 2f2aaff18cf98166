import type { inviteMember } from '@etalage/api-contract';
import { newId } from '../../db/new-id.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { emailAddress } from '../accounts/email-address.ts';
import { invitationReply } from '../invitations/invitation-reply.ts';
import {
  hasExpired,
  lockInvitation,
  openInvitations,
  putInvitation,
} from '../invitations/invitation.repository.ts';
import { mailInvitation } from '../invitations/mail-invitation.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { lockRoles, membersOf } from './member.repository.ts';
import { requireRole } from '../require-role.ts';
import { newSecret } from '../secret-token.ts';
import { signedIn } from '../signed-in.ts';

/** Maximum number of open invitations of a website; prevents its use for mailings. */
const MAX_OPEN = 100;

/** Invites an address. With an open invitation only the role changes; `resendInvitation` sends the mail again. */
export const inviteMemberHandler: Handler<typeof inviteMember> = async (input, context) => {
  requireRole(context, ['owner']);
  const { ports, websiteId, now } = context;
  const member = signedIn(context);
  const email = emailAddress(input.email);
  const { role } = input;
  const { invitation, mailId } = await context.write(async (tx) => {
    await lockRoles(tx, websiteId, member.id);
    await refuseMember(tx, email);
    const old = await lockInvitation(tx, websiteId, { email });
    if (old && old.accepted_by === null && !hasExpired(old, now())) {
      await tx
        .updateTable('invitations')
        .set({ role })
        .where('website_id', '=', websiteId)
        .where('id', '=', old.id)
        .execute();
      return { invitation: { ...old, role }, mailId: undefined };
    }
    if ((await openInvitations(tx, websiteId)).length >= MAX_OPEN)
      throw new ApiError('validation_failed', { email: [{ key: 'accounts_too_many_invitations' }] });
    const secret = newSecret();
    const made = { website_id: websiteId, id: newId(), email, role, invited_by: member.name };
    const invitation = await putInvitation(tx, made, secret);
    return { invitation, mailId: await mailInvitation(tx, context, invitation, secret) };
  });
  await sendSoon(ports.jobs, websiteId, mailId);
  return { invitation: invitationReply(invitation, now()) };
};

async function refuseMember(tx: WebsiteTransaction, email: string): Promise<void> {
  const known = (await membersOf(tx)).find((one) => one.email === email);
  if (known)
    throw new ApiError('validation_failed', {
      email: [{ key: 'accounts_already_member', values: { name: known.name } }],
    });
}
