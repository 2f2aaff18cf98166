import type { Generated } from 'kysely';

/** Failed attempts of one kind, by the hash of the attacked key; without a website for sign-ins. */
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
