import type { Generated } from 'kysely';

/** Failures of one kind of guess, by the hash of what was tried; without a website for sign-ins. */
interface FailedAttemptRow {
  website_id: string | null;
  key_hash: string;
  failures: number;
  blocked_until: Date | null;
  failed_at: Generated<Date>;
}

export interface AttemptTables {
  failed_attempts: FailedAttemptRow;
}
