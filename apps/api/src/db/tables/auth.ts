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

/**
 * A signed-in browser, by SHA-256 of its cookie. A renewed session has two rows of one `id` for a moment: the `replaced`
 * one still answers calls that were under way.
 */
interface OwnerSessionRow {
  token_hash: string;
  user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
  id: Generated<string>;
  browser: Generated<string>;
  system: Generated<string>;
  last_used_at: Generated<Date>;
  renewed_at: Generated<Date>;
  replaced: Generated<boolean>;
}

/** A mailed link that sets a new password once, by SHA-256 of its token. */
interface PasswordResetRow {
  token_hash: string;
  user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

/** A new address of an account that is not confirmed yet, by SHA-256 of the token mailed to it. */
interface EmailChangeRow {
  user_id: string;
  token_hash: string;
  email: string;
  created_at: Generated<Date>;
}

/** Somebody asked to become a member; `accepted_by` is the account that did. The link holds the token, never we. */
interface InvitationRow {
  website_id: string;
  id: string;
  email: string;
  role: 'owner' | 'editor' | 'shop';
  token_hash: string;
  invited_by: string;
  sent_at: Generated<Date>;
  expires_at: Date;
  accepted_by: string | null;
}

export interface AuthTables {
  users: UserRow;
  memberships: MembershipRow;
  owner_sessions: OwnerSessionRow;
  password_resets: PasswordResetRow;
  email_changes: EmailChangeRow;
  invitations: InvitationRow;
}
