import type { listedInvitation } from '@etalage/api-contract';
import type { z } from 'zod';
import { type Invitation, hasExpired } from './invitation.repository.ts';

/** An invitation as sent to the owner, without its link. */
export function invitationReply(invitation: Invitation, now: Date): z.output<typeof listedInvitation> {
  const { id, email, role, sent_at } = invitation;
  return { id, email, role, sent_at: sent_at.toISOString(), expired: hasExpired(invitation, now) };
}
