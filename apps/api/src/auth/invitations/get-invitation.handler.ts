import type { getInvitation } from '@etalage/api-contract';
import { readWebsite } from '../../db/with-website.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findPasswordHash } from '../accounts/account.repository.ts';
import { invitationNotFound, readInvitationToken } from './read-invitation-token.ts';

export const getInvitationHandler: Handler<typeof getInvitation> = async ({ token }, { db, now }) => {
  const { websiteId, hash } = readInvitationToken(token);
  const found = await readWebsite(db, websiteId, (tx) =>
    tx
      .selectFrom('invitations')
      .innerJoin('websites', 'websites.id', 'invitations.website_id')
      .select(['websites.name as website', 'email', 'role', 'invited_by'])
      .where('website_id', '=', websiteId)
      .where('token_hash', '=', hash)
      .where('accepted_by', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirst(),
  );
  if (!found) throw invitationNotFound();
  return { ...found, has_account: (await findPasswordHash(db, found.email)) !== undefined };
};
