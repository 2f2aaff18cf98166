import type { AppDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { withWebsite } from '../../db/with-website.ts';
import type { Role } from './account.repository.ts';
import { hashPassword } from './password-hash.ts';
import { withAccount } from './with-account.ts';

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly memberships: readonly { readonly websiteId: string; readonly role: Role }[];
}

/** Creates an account with its memberships; returns its id. Throws when the e-mail address already has an account. */
export async function createUser(db: AppDatabase, user: NewUser): Promise<string> {
  const id = newId();
  const password_hash = await hashPassword(user.password);
  const email = user.email.trim().toLowerCase();
  await withAccount(db, { user_id: id }, (tx) =>
    tx.insertInto('users').values({ id, email, name: user.name, password_hash }).execute(),
  );
  for (const { websiteId, role } of user.memberships) {
    await withWebsite(db, websiteId, (tx) =>
      tx.insertInto('memberships').values({ website_id: websiteId, user_id: id, role }).execute(),
    );
  }
  return id;
}
