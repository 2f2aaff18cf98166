import type { acceptInvitation } from '@etalage/api-contract';
import { retryConflicts } from '../../db/retry-conflicts.ts';
import { newId } from '../../db/new-id.ts';
import { type WebsiteTransaction, withWebsite } from '../../db/with-website.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findAccount, findPasswordHash } from '../accounts/account.repository.ts';
import { invitationNotFound, readInvitationToken } from './read-invitation-token.ts';
import { type Invitation, hasExpired, lockInvitation } from './invitation.repository.ts';
import { memberReply } from '../accounts/member-reply.ts';
import { newAccount, type NewAccount } from '../accounts/new-account.ts';
import { rememberBrowser } from '../sessions/account-browsers.ts';
import { insertSession, setSessionCookie } from '../sessions/owner-session.ts';
import { openAccount } from '../accounts/with-account.ts';

/**
 * Makes the account of the invited address a member. An existing account must be signed in; otherwise an account is
 * created, of which the mailed link proves the address. The invitation stores who accepted it, so that repeating the
 * call changes nothing.
 */
export const acceptInvitationHandler: Handler<typeof acceptInvitation> = async (input, context) => {
  const { db, now, member, cookies } = context;
  const { websiteId, hash } = readInvitationToken(input.token);
  const read = (tx: WebsiteTransaction) => lockInvitation(tx, websiteId, { token_hash: hash });
  const email = (await withWebsite(db, websiteId, read))?.email;
  if (email === undefined) throw invitationNotFound();
  const known = (await findPasswordHash(db, email)) !== undefined;
  const account = known || member?.email === email ? undefined : await newAccount(input, email);

  const outcome = await retryConflicts(() =>
    withWebsite(db, websiteId, async (tx) => {
      const invitation = await read(tx);
      if (!invitation) throw invitationNotFound();
      if (member?.email === email) return { userId: await join(tx, invitation, member.id, now()) };
      if (!account) throw otherAccount(member !== undefined);
      if (invitation.accepted_by !== null) throw invitationNotFound();
      const userId = await insertAccount(tx, account);
      await join(tx, invitation, userId, now());
      return { userId, secret: await insertSession(tx, context, userId) };
    }),
  );
  if (outcome.secret) {
    setSessionCookie(cookies, outcome.secret);
    await rememberBrowser(db, cookies, outcome.userId);
  }
  const made = await findAccount(db, outcome.userId);
  if (!made) throw new Error('the account that accepted is not there');
  return { member: memberReply(made, context) };
};

/** Makes an account a member with the role of the invitation; returns its id. */
async function join(
  tx: WebsiteTransaction,
  invitation: Invitation,
  userId: string,
  now: Date,
): Promise<string> {
  const { website_id, id, role, accepted_by } = invitation;
  if (accepted_by === userId) {
    const still = await tx
      .selectFrom('memberships')
      .select('role')
      .where('website_id', '=', website_id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (still) return userId;
  }
  if (accepted_by !== null || hasExpired(invitation, now)) throw invitationNotFound();
  await tx
    .insertInto('memberships')
    .values({ website_id, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['website_id', 'user_id']).doNothing())
    .execute();
  await tx
    .updateTable('invitations')
    .set({ accepted_by: userId })
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .execute();
  return userId;
}

async function insertAccount(tx: WebsiteTransaction, account: NewAccount): Promise<string> {
  const id = newId();
  await openAccount(tx, id);
  const made = await tx
    .insertInto('users')
    .values({ id, ...account })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  // The account was created by another call in the meantime, so it must be signed in.
  if (!made) throw otherAccount(false);
  return id;
}

function otherAccount(isSignedIn: boolean): ApiError {
  return isSignedIn
    ? new ApiError('forbidden', { general: [{ key: 'accounts_invitation_other' }] })
    : new ApiError('unauthenticated', { general: [{ key: 'accounts_invitation_sign_in' }] });
}
