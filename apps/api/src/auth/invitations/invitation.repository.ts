import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { hashOfSecret } from '../secret-token.ts';

/** Days after which the link of an invitation expires. */
const LINK_DAYS = 7;

export type Invitation = Selectable<Database['invitations']>;

/** The columns of an invitation that change with a new link. */
export function newLink(secret: string) {
  return {
    token_hash: hashOfSecret(secret),
    sent_at: sql<Date>`clock_or(now())`,
    expires_at: sql<Date>`clock_or(now()) + ${LINK_DAYS} * interval '1 day'`,
  };
}

/** Invitations that were not accepted yet, newest first. */
export async function openInvitations(tx: WebsiteTransaction, websiteId: string): Promise<Invitation[]> {
  return tx
    .selectFrom('invitations')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('accepted_by', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
}

/** One invitation, locked until the transaction ends. */
export async function lockInvitation(
  tx: WebsiteTransaction,
  websiteId: string,
  by: { id: string } | { email: string } | { token_hash: string },
): Promise<Invitation | undefined> {
  const [[column, value]] = Object.entries(by) as [['id' | 'email' | 'token_hash', string]];
  return tx
    .selectFrom('invitations')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
}

/** Creates or renews the invitation of an address; an address never has two, also with concurrent calls. */
export async function putInvitation(
  tx: WebsiteTransaction,
  invitation: Pick<Invitation, 'website_id' | 'id' | 'email' | 'role' | 'invited_by'>,
  secret: string,
): Promise<Invitation> {
  const { role, invited_by } = invitation;
  return tx
    .insertInto('invitations')
    .values({ ...invitation, ...newLink(secret) })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'email'])
        .doUpdateSet({ role, invited_by, accepted_by: null, ...newLink(secret) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether the link of an invitation has expired. */
export function hasExpired(invitation: Invitation, now: Date): boolean {
  return invitation.expires_at <= now;
}
