import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';

/** What a transaction may see of the tables above websites: the rows that it names, and no others. */
export interface AccountDoors {
  /** The account of this id with its memberships' websites. */
  readonly user_id?: string;
  /** The session of this hash. */
  readonly session_hash?: string;
  /** The mailed link of this hash, which sets a new password or confirms a new address. */
  readonly reset_hash?: string;
  /** Counters of these hashes, comma between them. */
  readonly login_keys?: string;
}

/** Runs `work` in one transaction that sees the named account rows only; row-level security holds the rest back. */
export async function withAccount<Result>(
  db: AppDatabase,
  doors: AccountDoors,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.global.transaction().execute(async (tx) => {
    await sql`select set_config('app.user_id', ${doors.user_id ?? ''}, true),
      set_config('app.session_hash', ${doors.session_hash ?? ''}, true),
      set_config('app.reset_hash', ${doors.reset_hash ?? ''}, true),
      set_config('app.login_keys', ${doors.login_keys ?? ''}, true)`.execute(tx);
    return work(tx);
  });
}

/** Shows the account of this id to a transaction that has already seen what proves it. */
export async function openAccount(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`select set_config('app.user_id', ${userId}, true)`.execute(tx);
}
