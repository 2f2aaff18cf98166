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
  /**
   * What a caller is known by: a browser that signed in to this account before, or the account of a session. Its attempts
   * have a counter of their own, so that the wrong guesses of strangers, at this account or from this office, never delay it.
   */
  readonly knownBy: string | undefined;
  /**
   * The code that follows the password has counters of its own, which a right password does not clear; one for all known
   * callers of an account, because a new password makes another browser known.
   */
  readonly step?: 'code';
}

/** Counts an attempt to sign in before its password is checked and returns 0; or returns the seconds until the next. */
export async function countLogin(db: AppDatabase, attempt: LoginAttempt): Promise<number> {
  return withCounter(db, attempt, (tx, counter) => countAttempt(tx, counter));
}

/**
 * To be called after a correct password: clears the failed logins of the account, or of the known caller, and removes this
 * attempt from those of the address, so that many people can sign in from one office.
 */
export async function clearFailedLogins(db: AppDatabase, attempt: LoginAttempt): Promise<void> {
  await withCounter(db, attempt, async (tx, counter) => {
    const { own, address } = counter;
    await lockAttempts(tx, counter);
    await clearFailures(tx, null, own);
    if (address) await undoAttempt(tx, null, address);
  });
}

/** Clears the failed logins of an account after its owner was verified in another way; those of the address stay. */
export async function clearFailuresOfAccount(
  db: AppDatabase,
  attempt: Omit<LoginAttempt, 'knownBy'>,
): Promise<void> {
  await withCounter(db, { ...attempt, knownBy: undefined }, (tx, { own }) => clearFailures(tx, null, own));
}

interface LoginCounter extends AttemptCounter {
  /** Cleared after a correct password. */
  readonly own: AttemptKey;
  /** Only of strangers. */
  readonly address: AttemptKey | undefined;
}

/** The counter of a known caller, or those of an account and a network address; an address has more attempts without a delay. */
async function withCounter<Result>(
  db: AppDatabase,
  attempt: LoginAttempt,
  work: (tx: WebsiteTransaction, counter: LoginCounter) => Promise<Result>,
): Promise<Result> {
  const { knownBy, step } = attempt;
  const kind = step === 'code' ? 'sign-in-code' : 'login';
  const email = plain(attempt.email);
  const who = knownBy === undefined || step === 'code' ? email : `${email}:${knownBy}`;
  const own = attemptKey(`${kind}:${knownBy === undefined ? 'email' : 'known'}:${who}`, 5);
  const address =
    knownBy === undefined ? attemptKey(`${kind}:address:${plain(attempt.address)}`, 20) : undefined;
  const keys = address ? [own, address] : [own];
  const counter = { websiteId: null, keys, own, address, firstDelay: 15, longestDelay: 900 };
  return withAccount(db, { login_keys: keys.map(({ hash }) => hash).join(',') }, (tx) => work(tx, counter));
}

function plain(value: string): string {
  return value.trim().toLowerCase();
}
