import type { AppDatabase } from '../../db/database.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import {
  type AttemptCounter,
  type AttemptKey,
  attemptKey,
  countTry,
  forgetFailures,
  lockAttempts,
  takeBackTry,
} from '../../calls/failed-attempts.ts';
import { withAccount } from '../accounts/with-account.ts';

export interface TriedLogin {
  readonly email: string;
  readonly address: string;
}

/** Counts a try to sign in before the password is looked at, and answers 0; or answers the seconds to wait. */
export async function countLogin(db: AppDatabase, tried: TriedLogin): Promise<number> {
  return withCounter(db, tried, (tx, counter) => countTry(tx, counter));
}

/**
 * After the right password: forgets the tries of the account, and of the address the one that was counted now, so that
 * colleagues who sign in all day from one office never wait.
 */
export async function forgiveLogin(db: AppDatabase, tried: TriedLogin): Promise<void> {
  await withCounter(db, tried, async (tx, counter) => {
    const { account, address } = counter;
    await lockAttempts(tx, counter);
    await forgetFailures(tx, null, account);
    await takeBackTry(tx, null, address);
  });
}

/** Clears the failed logins of an account whose owner was verified otherwise; those of the address stay. */
export async function forgiveAccount(db: AppDatabase, tried: TriedLogin): Promise<void> {
  await withCounter(db, tried, (tx, { account }) => forgetFailures(tx, null, account));
}

interface LoginCounter extends AttemptCounter {
  readonly account: AttemptKey;
  readonly address: AttemptKey;
}

/** Few failures are free per account, some more per network address. */
async function withCounter<Result>(
  db: AppDatabase,
  tried: TriedLogin,
  work: (tx: WebsiteTransaction, counter: LoginCounter) => Promise<Result>,
): Promise<Result> {
  const account = attemptKey(`login:email:${plain(tried.email)}`, 5);
  const address = attemptKey(`login:address:${plain(tried.address)}`, 20);
  const keys = [account, address];
  const counter = { websiteId: null, keys, account, address, firstWait: 15, longestWait: 900 };
  return withAccount(db, { login_keys: keys.map(({ hash }) => hash).join(',') }, (tx) => work(tx, counter));
}

function plain(value: string): string {
  return value.trim().toLowerCase();
}
