import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** One thing of which failures are counted: an account, an order, a page for one visitor, a network address. */
export interface AttemptKey {
  readonly hash: string;
  /** The failure with which waiting begins; those before it cost no waiting. */
  readonly free: number;
}

/** What is counted together, and how long it waits. */
export interface AttemptCounter {
  /** Null for counters that stand above websites; their transaction must name the keys (`login_keys`). */
  readonly websiteId: string | null;
  readonly keys: readonly AttemptKey[];
  /** Seconds of the first wait; it doubles with each failure. */
  readonly firstWait: number;
  /** Seconds of the longest wait. */
  readonly longestWait: number;
}

/** A key by what it stands for: the database holds no address, no e-mail and no token. */
export function attemptKey(name: string, free: number): AttemptKey {
  return { hash: createHash('sha256').update(name).digest('hex'), free };
}

/** Seconds until a try is allowed, 0 when it is now; and whether there are failures to forget after a success. */
export async function waitOf(
  tx: WebsiteTransaction,
  counter: AttemptCounter,
): Promise<{ wait: number; hasFailures: boolean }> {
  const rows = await attemptsOf(tx, counter).execute();
  return { wait: longestOf(rows), hasFailures: rows.length > 0 };
}

/**
 * Counts a try as a failure before its outcome is known and answers 0, so that guesses sent at once and to several
 * processes cannot slip past; or answers the seconds to wait and counts nothing. Forget it after a success.
 */
export async function countTry(tx: WebsiteTransaction, counter: AttemptCounter): Promise<number> {
  const { websiteId, keys } = counter;
  for (const hash of hashesOf(keys))
    await tx
      .insertInto('failed_attempts')
      .values({ website_id: websiteId, key_hash: hash, failures: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  // Two tries at once wait for each other here.
  const wait = longestOf(await attemptsOf(tx, counter).forNoKeyUpdate().execute());
  if (wait === 0) await countFailure(tx, counter);
  return wait;
}

/** Counts a failure for each key. A day without failures is forgotten. */
export async function countFailure(
  tx: WebsiteTransaction,
  { websiteId, keys, firstWait, longestWait }: AttemptCounter,
): Promise<void> {
  const failures: RawBuilder<number> = sql`case when failed_attempts.failed_at < now() - interval '1 day' then 1
    else failed_attempts.failures + 1 end`;
  for (const { hash, free } of sorted(keys)) {
    // The exponent has a limit, because a power of thousands of failures is out of the range of numbers.
    const seconds = sql`least(${longestWait}, ${firstWait} * power(2, least(${failures} - ${free}, 10)))`;
    await tx
      .insertInto('failed_attempts')
      .values({ website_id: websiteId, key_hash: hash, failures: 1 })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'key_hash']).doUpdateSet({
          failures,
          failed_at: sql<Date>`now()`,
          blocked_until: sql<Date>`case when ${failures} < ${free} then null
            else now() + ${seconds} * interval '1 second' end`,
        }),
      )
      .execute();
  }
}

/** Forgets all failures of one key. */
export async function forgetFailures(
  tx: WebsiteTransaction,
  websiteId: string | null,
  { hash }: AttemptKey,
): Promise<void> {
  await tx.deleteFrom('failed_attempts').where(isOf(websiteId)).where('key_hash', '=', hash).execute();
}

/** Takes one try of a key back, after it proved to be no failure; a wait that holds now came with this try. */
export async function takeBackTry(
  tx: WebsiteTransaction,
  websiteId: string | null,
  { hash }: AttemptKey,
): Promise<void> {
  await tx
    .updateTable('failed_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where(isOf(websiteId))
    .where('key_hash', '=', hash)
    .execute();
}

function attemptsOf(tx: WebsiteTransaction, { websiteId, keys }: AttemptCounter) {
  return tx
    .selectFrom('failed_attempts')
    .select(sql<number | null>`ceil(extract(epoch from blocked_until - now()))::int`.as('wait'))
    .where(isOf(websiteId))
    .where('key_hash', 'in', hashesOf(keys))
    .orderBy('key_hash');
}

function longestOf(rows: readonly { wait: number | null }[]): number {
  return Math.max(0, ...rows.map(({ wait }) => wait ?? 0));
}

function isOf(websiteId: string | null): RawBuilder<boolean> {
  return websiteId === null ? sql`website_id is null` : sql`website_id = ${websiteId}`;
}

/** Always in the same order, so that two calls at once never wait for each other in a circle. */
function sorted(keys: readonly AttemptKey[]): AttemptKey[] {
  return keys.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

function hashesOf(keys: readonly AttemptKey[]): string[] {
  return sorted(keys).map(({ hash }) => hash);
}
