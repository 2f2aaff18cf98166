import type { listMembers } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { invitationReply } from '../invitations/invitation-reply.ts';
import { openInvitations } from '../invitations/invitation.repository.ts';
import { membersOf } from './member.repository.ts';
import { requireRole } from '../require-role.ts';

export const listMembersHandler: Handler<typeof listMembers> = async (_input, context) => {
  requireRole(context, ['owner']);
  const { websiteId, member, now } = context;
  return context.read(async (tx) => ({
    members: (await membersOf(tx)).map((one) => ({ ...one, you: one.id === member?.id })),
    invitations: (await openInvitations(tx, websiteId)).map((one) => invitationReply(one, now())),
  }));
};
