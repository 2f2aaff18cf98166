import type { AppDatabase } from '../../db/database.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import {
  type AttemptCounter,
  type AttemptKey,
  attemptKey,
  countAttempt,
  clearFailures,
  lockAttempts,
  undoAttempt,
} from '../../calls/failed-attempts.ts';
import { withAccount } from '../accounts/with-account.ts';

export interface LoginAttempt {
  readonly email: string;
  readonly address: string;
}

/** Counts an attempt to sign in before its password is checked and returns 0; or returns the seconds until the next. */
export async function countLogin(db: AppDatabase, attempt: LoginAttempt): Promise<number> {
  return withCounter(db, attempt, (tx, counter) => countAttempt(tx, counter));
}

/**
 * To be called after a correct password: clears the failed logins of the account, and removes this attempt from those of
 * the address, so that many people can sign in from one office.
 */
export async function clearFailedLogins(db: AppDatabase, attempt: LoginAttempt): Promise<void> {
  await withCounter(db, attempt, async (tx, counter) => {
    const { account, address } = counter;
    await lockAttempts(tx, counter);
    await clearFailures(tx, null, account);
    await undoAttempt(tx, null, address);
  });
}

/** Clears the failed logins of an account after its owner was verified in another way; those of the address stay. */
export async function clearFailuresOfAccount(db: AppDatabase, attempt: LoginAttempt): Promise<void> {
  await withCounter(db, attempt, (tx, { account }) => clearFailures(tx, null, account));
}

interface LoginCounter extends AttemptCounter {
  readonly account: AttemptKey;
  readonly address: AttemptKey;
}

/** The counters of an account and a network address; an address has more attempts without a delay. */
async function withCounter<Result>(
  db: AppDatabase,
  attempt: LoginAttempt,
  work: (tx: WebsiteTransaction, counter: LoginCounter) => Promise<Result>,
): Promise<Result> {
  const account = attemptKey(`login:email:${plain(attempt.email)}`, 5);
  const address = attemptKey(`login:address:${plain(attempt.address)}`, 20);
  const keys = [account, address];
  const counter = { websiteId: null, keys, account, address, firstDelay: 15, longestDelay: 900 };
  return withAccount(db, { login_keys: keys.map(({ hash }) => hash).join(',') }, (tx) => work(tx, counter));
}

function plain(value: string): string {
  return value.trim().toLowerCase();
}
