import type { Generated } from 'kysely';

/** Failed attempts of one kind, by the hash of the attacked key; without a website for sign-ins. */
interface FailedAttemptRow {
  website_id: string | null;
  key_hash: string;
  failures: number;
  blocked_until: Date | null;
  failed_at: Generated<Date>;
}

/** Calls of one key that are counted against a limit, as the time until which they take up its room. */
interface CallCountRow {
  key_hash: string;
  busy_until: Date;
}

/** A browser that signed in to an account (without a website) or opened an order, by SHA-256 of its cookie. */
interface KnownBrowserRow {
  website_id: string | null;
  /** Id of the account, hash of the order's token, or id of the page. */
  subject: string;
  browser_hash: string;
  seen_at: Generated<Date>;
}

export interface AttemptTables {
  failed_attempts: FailedAttemptRow;
  call_counts: CallCountRow;
  known_browsers: KnownBrowserRow;
}
