import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A key whose failures are counted: an account, an order, a page for one visitor, or a network address. */
export interface AttemptKey {
  readonly hash: string;
  /** The number of the first failure that causes a delay. */
  readonly free: number;
}

/** A kind of attempt, with its delays. */
export interface AttemptCounter {
  /** Null for counters that belong to no website; their transaction must set the keys (`login_keys`). */
  readonly websiteId: string | null;
  readonly keys: readonly AttemptKey[];
  /** Seconds of the first delay; it doubles with each failure. */
  readonly firstDelay: number;
  /** Seconds of the longest delay. */
  readonly longestDelay: number;
}

/** The hash of a key: the database contains no address, e-mail or token. */
export function attemptKey(name: string, free: number): AttemptKey {
  return { hash: createHash('sha256').update(name).digest('hex'), free };
}

/** Seconds until an attempt is allowed, 0 for now; and whether there are failures to clear after a success. */
export async function currentDelay(
  tx: WebsiteTransaction,
  counter: AttemptCounter,
): Promise<{ delay: number; hasFailures: boolean }> {
  const rows = await attemptsOf(tx, counter).execute();
  return { delay: longestOf(rows), hasFailures: rows.length > 0 };
}

/**
 * Counts an attempt as a failure before its outcome is known and returns 0, so that concurrent attempts, also to several
 * processes, are all counted; or returns the delay in seconds and counts nothing. Clear it after a success.
 */
export async function countAttempt(tx: WebsiteTransaction, counter: AttemptCounter): Promise<number> {
  await lockAttempts(tx, counter);
  const delay = longestOf(await attemptsOf(tx, counter).execute());
  if (delay === 0) await countFailure(tx, counter);
  return delay;
}

/**
 * Makes other calls about these keys wait until the transaction ends, always in the same order: two calls that change
 * more than one counter would otherwise wait for each other in a circle, which the database ends by refusing one. Locks of
 * rows are not enough, because a counter may be deleted and inserted again in between.
 */
export async function lockAttempts(
  tx: WebsiteTransaction,
  { keys }: Pick<AttemptCounter, 'keys'>,
): Promise<void> {
  for (const hash of hashesOf(keys)) await lockName(tx, `failed-attempts:${hash}`);
}

/** Counts a failure for each key. The count starts again after a day without failures. */
export async function countFailure(
  tx: WebsiteTransaction,
  { websiteId, keys, firstDelay, longestDelay }: AttemptCounter,
): Promise<void> {
  const failures: RawBuilder<number> = sql`case when failed_attempts.failed_at < now() - interval '1 day' then 1
    else failed_attempts.failures + 1 end`;
  for (const { hash, free } of sorted(keys)) {
    // The exponent is limited, because the power for thousands of failures would overflow.
    const seconds = sql`least(${longestDelay}, ${firstDelay} * power(2, least(${failures} - ${free}, 10)))`;
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

/** Clears all failures of one key. */
export async function clearFailures(
  tx: WebsiteTransaction,
  websiteId: string | null,
  { hash }: AttemptKey,
): Promise<void> {
  await tx.deleteFrom('failed_attempts').where(isOf(websiteId)).where('key_hash', '=', hash).execute();
}

/** Undoes one attempt of a key that was no failure after all; a current delay was caused by this attempt. */
export async function undoAttempt(
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

function attemptsOf(tx: WebsiteTransaction, { websiteId, keys }: Pick<AttemptCounter, 'websiteId' | 'keys'>) {
  return tx
    .selectFrom('failed_attempts')
    .select(sql<number | null>`ceil(extract(epoch from blocked_until - now()))::int`.as('delay'))
    .where(isOf(websiteId))
    .where('key_hash', 'in', hashesOf(keys))
    .orderBy('key_hash');
}

function longestOf(rows: readonly { delay: number | null }[]): number {
  return Math.max(0, ...rows.map(({ delay }) => delay ?? 0));
}

function isOf(websiteId: string | null): RawBuilder<boolean> {
  return websiteId === null ? sql`website_id is null` : sql`website_id = ${websiteId}`;
}

/** Always in the same order, so that concurrent calls cannot deadlock. */
function sorted(keys: readonly AttemptKey[]): AttemptKey[] {
  return keys.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

function hashesOf(keys: readonly AttemptKey[]): string[] {
  return sorted(keys).map(({ hash }) => hash);
}
