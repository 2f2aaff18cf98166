import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { HandlerContext } from '../../calls/handler-context.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { invitationMail } from './invitation-mail.ts';
import type { Invitation } from './invitation.repository.ts';

/** Adds the mail of an invitation to the outbox; returns its id. The link contains the website, which stores its hash. */
export async function mailInvitation(
  tx: WebsiteTransaction,
  { ports, origin, translate }: HandlerContext,
  invitation: Invitation,
  secret: string,
): Promise<string | undefined> {
  const { website_id: websiteId, email, role, invited_by, token_hash } = invitation;
  const website = await tx
    .selectFrom('websites')
    .select('name')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const url = `${ports.dashboardUrl(origin)}/uitnodiging#${websiteId}.${secret}`;
  const mail = { recipient: email, website: website.name, invitedBy: invited_by, role, url };
  return addToOutbox(tx, websiteId, `invitation:${token_hash}`, invitationMail(mail, translate));
}
