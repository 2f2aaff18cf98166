import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Role } from '../accounts/account.repository.ts';

export interface WebsiteMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** Who works on the website of the transaction, by name. */
export async function membersOf(tx: WebsiteTransaction): Promise<WebsiteMember[]> {
  const { rows } = await sql<WebsiteMember>`select id, name, email, role from members_of_website()`.execute(
    tx,
  );
  return rows;
}

/**
 * The roles of a website, held until the transaction ends, so that of two owners who remove each other one stays.
 * Refuses a caller who stopped being owner in the meantime.
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

/** Refuses to take the role of owner from the last one who has it. */
export function keepAnOwner(roles: ReadonlyMap<string, Role>, leaving: string): void {
  const others = [...roles].filter(([id, role]) => role === 'owner' && id !== leaving);
  if (others.length === 0) throw new ApiError('conflict', { general: [{ key: 'accounts_last_owner' }] });
}
