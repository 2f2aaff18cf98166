import { createHash } from 'node:crypto';
import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { withAccount } from './with-account.ts';

/** Failures let through before waiting begins: per account few, per network address some more. */
const FREE_FAILURES = { email: 5, address: 20 } as const;
const LONGEST_WAIT = 900;

export interface TriedLogin {
  readonly email: string;
  readonly address: string;
}

/**
 * Counts a try before the password is looked at, so that guesses sent at once cannot slip past, and answers 0; or
 * answers the seconds to wait and counts nothing. A try that succeeds is forgiven afterwards.
 */
export async function countLogin(db: AppDatabase, tried: TriedLogin): Promise<number> {
  return withKeys(db, tried, async (tx, keys) => {
    // Two tries at once wait for each other here; the keys are sorted, so never in a circle.
    for (const { hash } of keys)
      await tx
        .insertInto('login_attempts')
        .values({ key_hash: hash, failures: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const rows = await tx
      .selectFrom('login_attempts')
      .select(['key_hash', sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as('wait')])
      .orderBy('key_hash')
      .forNoKeyUpdate()
      .execute();
    const wait = Math.max(0, ...rows.map((row) => row.wait ?? 0));
    if (wait > 0) return wait;
    for (const { hash, free } of keys) await countOne(tx, hash, free);
    return 0;
  });
}

/**
 * After the right password: forgets the tries of the account, and of the address the one that was counted now, so that
 * colleagues who sign in all day from one office never wait.
 */
export async function forgiveLogin(db: AppDatabase, tried: TriedLogin): Promise<void> {
  await withKeys(db, tried, async (tx) => {
    await forgetAccount(tx, tried);
    await tx
      .updateTable('login_attempts')
      // It was let through, so a wait that holds now came with this try.
      .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
      .where('key_hash', '=', hashOf('address', tried.address))
      .execute();
  });
}

/** Forgets the tries of an account of which the owner was recognised in another way; those of the address stay. */
export async function forgiveAccount(db: AppDatabase, tried: TriedLogin): Promise<void> {
  await withKeys(db, tried, (tx) => forgetAccount(tx, tried));
}

async function forgetAccount(tx: Transaction<Database>, { email }: TriedLogin): Promise<void> {
  await tx.deleteFrom('login_attempts').where('key_hash', '=', hashOf('email', email)).execute();
}

async function countOne(tx: Transaction<Database>, hash: string, free: number): Promise<void> {
  const failures: RawBuilder<number> = sql`case when failed_at < now() - interval '1 day' then 1 else failures + 1 end`;
  await tx
    .updateTable('login_attempts')
    .set({
      failures,
      failed_at: sql<Date>`now()`,
      blocked_until: sql<Date>`case when ${failures} < ${free} then null else
        now() + least(${LONGEST_WAIT}, 15 * power(2, least(${failures} - ${free}, 10))) * interval '1 second' end`,
    })
    .where('key_hash', '=', hash)
    .execute();
}

async function withKeys<Result>(
  db: AppDatabase,
  { email, address }: TriedLogin,
  work: (tx: Transaction<Database>, keys: { hash: string; free: number }[]) => Promise<Result>,
): Promise<Result> {
  const keys = [
    { hash: hashOf('email', email), free: FREE_FAILURES.email },
    { hash: hashOf('address', address), free: FREE_FAILURES.address },
  ].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  return withAccount(db, { login_keys: keys.map(({ hash }) => hash).join(',') }, (tx) => work(tx, keys));
}

function hashOf(kind: string, value: string): string {
  return createHash('sha256').update(`login:${kind}:${value.trim().toLowerCase()}`).digest('hex');
}
