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
 * A signed-in browser, by SHA-256 of its cookie. A renewed session briefly has two rows with the same `id`: the
 * `replaced` one is still valid for calls that had already started.
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

/** A mailed password reset link for single use, by SHA-256 of its token. */
interface PasswordResetRow {
  token_hash: string;
  user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

/** A new e-mail address of an account, not confirmed yet, by SHA-256 of the token mailed to it. */
interface EmailChangeRow {
  user_id: string;
  token_hash: string;
  email: string;
  created_at: Generated<Date>;
}

/** An invitation to become a member; `accepted_by` is the account that accepted. Only the link contains the token. */
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

/**
 * Signing in to an account asks for a second step once `is_on`. `sealed` is the secret of its authenticator app, encrypted;
 * its codes are accepted once `has_app`.
 */
interface TwoStepRow {
  user_id: string;
  sealed: string | null;
  is_on: Generated<boolean>;
  has_app: Generated<boolean>;
  /** The time step of the last code that was accepted: none is accepted twice. */
  last_step: Generated<number>;
  created_at: Generated<Date>;
}

/** A code for whoever lost the app, once, by SHA-256 of it. */
interface RecoveryCodeRow {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

/** Somebody who typed the right password and not yet a code, by SHA-256 of the token that their browser has. */
interface SignInChallengeRow {
  token_hash: string;
  user_id: string;
  expires_at: Date;
}

/** A passkey of an account, which works on one host of the dashboard. */
interface PasskeyRow {
  user_id: string;
  id: string;
  name: string;
  host: string;
  credential_id: string;
  /** In base64url. */
  public_key: string;
  /** How often the passkey said that it was used: an answer with no higher number may be of a copy. */
  counter: number;
  transports: string[];
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

/**
 * What a passkey must sign, by SHA-256: one at a time for each purpose of a session, or of a sign-in that is half done.
 */
interface PasskeyChallengeRow {
  user_id: string;
  purpose: 'add' | 'prove' | 'sign-in';
  bound_to: string;
  challenge_hash: string;
  expires_at: Date;
}

export interface AuthTables {
  users: UserRow;
  memberships: MembershipRow;
  owner_sessions: OwnerSessionRow;
  password_resets: PasswordResetRow;
  email_changes: EmailChangeRow;
  invitations: InvitationRow;
  two_step: TwoStepRow;
  recovery_codes: RecoveryCodeRow;
  sign_in_challenges: SignInChallengeRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
}
