import type { Generated } from 'kysely';

/** An account; `email` is trimmed and lower case, `password_hash` an argon2id PHC text. */
interface UserRow {
  id: string;
  email: string;
  name: string;
  password_hash: string;
  created_at: Generated<Date>;
}

/** What an account may do on a website (GEN-08). */
interface MembershipRow {
  website_id: string;
  user_id: string;
  role: 'owner' | 'editor' | 'shop';
}

/** A signed-in browser, by SHA-256 of its cookie. */
interface OwnerSessionRow {
  token_hash: string;
  user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

/** Failed sign-ins by hash of an address or an e-mail. */
interface LoginAttemptRow {
  key_hash: string;
  failures: number;
  blocked_until: Date | null;
  failed_at: Generated<Date>;
}

export interface AuthTables {
  users: UserRow;
  memberships: MembershipRow;
  owner_sessions: OwnerSessionRow;
  login_attempts: LoginAttemptRow;
}
