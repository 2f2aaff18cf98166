import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';

/** The only rows that a transaction can read of the tables that do not belong to a website. */
export interface AccountKeys {
  /** The account with this id, and the websites of its memberships. */
  readonly user_id?: string;
  /** The session with this hash. */
  readonly session_hash?: string;
  /** The mailed link with this hash, which sets a new password or confirms a new address. */
  readonly reset_hash?: string;
  /** Counters with these hashes, separated by commas. */
  readonly login_keys?: string;
  /** The accounts for which the browser with this hash is known. */
  readonly browser_hash?: string;
}

/** Runs `work` in one transaction that can read the given account rows only; row-level security hides all others. */
export async function withAccount<Result>(
  db: AppDatabase,
  keys: AccountKeys,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.global.transaction().execute(async (tx) => {
    await sql`select set_config('app.user_id', ${keys.user_id ?? ''}, true),
      set_config('app.session_hash', ${keys.session_hash ?? ''}, true),
      set_config('app.reset_hash', ${keys.reset_hash ?? ''}, true),
      set_config('app.login_keys', ${keys.login_keys ?? ''}, true),
      set_config('app.browser_hash', ${keys.browser_hash ?? ''}, true)`.execute(tx);
    return work(tx);
  });
}

/** Makes an account readable in a transaction that has already read a proof of it, such as a link. */
export async function openAccount(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`select set_config('app.user_id', ${userId}, true)`.execute(tx);
}
