import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Role } from '../accounts/account.repository.ts';

export interface WebsiteMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Whether signing in asks them for a code. */
  readonly two_step: boolean;
}

/** The members of the website of the transaction, sorted by name. */
export async function membersOf(tx: WebsiteTransaction): Promise<WebsiteMember[]> {
  const { rows } =
    await sql<WebsiteMember>`select id, name, email, role, two_step from members_of_website()`.execute(tx);
  return rows;
}

/**
 * The roles of a website by account, locked until the transaction ends, so that two owners cannot both remove each
 * other. Throws `forbidden` when the caller is no longer an owner.
 */
export async function lockRoles(
  tx: WebsiteTransaction,
  websiteId: string,
  callerId: string,
): Promise<ReadonlyMap<string, Role>> {
  const rows = await tx
    .selectFrom('memberships')
    .select(['user_id', 'role'])
    .where('website_id', '=', websiteId)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const roles = new Map(rows.map((row) => [row.user_id, row.role]));
  if (roles.get(callerId) !== 'owner') throw new ApiError('forbidden');
  return roles;
}

/** Throws `conflict` when the account is the last owner. */
export function requireAnotherOwner(roles: ReadonlyMap<string, Role>, leaving: string): void {
  const others = [...roles].filter(([id, role]) => role === 'owner' && id !== leaving);
  if (others.length === 0) throw new ApiError('conflict', { general: [{ key: 'accounts_last_owner' }] });
}
