import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Failures that are let through before waiting begins: per order few, per network address some more. */
const FREE_FAILURES = { order: 5, address: 20 } as const;
const LONGEST_WAIT = 3600;

/** What is counted when an order e-mail is tried. */
export interface TriedOrder {
  readonly token: string;
  readonly address: string;
}

/** Seconds until a try is allowed, 0 when it is now; and whether there are failures to forget after a success. */
export async function limiterState(
  tx: WebsiteTransaction,
  websiteId: string,
  tried: TriedOrder,
): Promise<{ wait: number; hasFailures: boolean }> {
  const row = await tx
    .selectFrom('order_email_attempts')
    .select([
      sql<number | null>`ceil(extract(epoch from max(blocked_until) - now()))::int`.as('wait'),
      sql<boolean>`count(*) > 0`.as('hasFailures'),
    ])
    .where('website_id', '=', websiteId)
    .where(
      'key_hash',
      'in',
      keysOf(tried).map(({ hash }) => hash),
    )
    .executeTakeFirstOrThrow();
  return { wait: Math.max(0, row.wait ?? 0), hasFailures: row.hasFailures };
}

/** Counts a failure for the order and for the address; after the free ones the wait doubles from 30 seconds to an hour. */
export async function countFailure(
  tx: WebsiteTransaction,
  websiteId: string,
  tried: TriedOrder,
): Promise<void> {
  for (const { hash, free } of keysOf(tried)) {
    // A day without failures is forgotten.
    const failures = sql<number>`case when order_email_attempts.failed_at < now() - interval '1 day' then 1
      else order_email_attempts.failures + 1 end`;
    await tx
      .insertInto('order_email_attempts')
      .values({ website_id: websiteId, key_hash: hash, failures: 1 })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'key_hash']).doUpdateSet({
          failures,
          failed_at: sql<Date>`now()`,
          blocked_until: sql<Date>`case when ${failures} < ${free} then null else now() +
            least(${LONGEST_WAIT}, 30 * power(2, least(${failures} - ${free}, 10))) * interval '1 second' end`,
        }),
      )
      .execute();
  }
}

/** Forgets an order's failures after the right e-mail; those of the address stay. */
export async function forgetFailures(
  tx: WebsiteTransaction,
  websiteId: string,
  tried: TriedOrder,
): Promise<void> {
  await tx
    .deleteFrom('order_email_attempts')
    .where('website_id', '=', websiteId)
    .where('key_hash', '=', hashOf('order', tried.token))
    .execute();
}

function keysOf({ token, address }: TriedOrder) {
  const keys = [
    { hash: hashOf('order', token), free: FREE_FAILURES.order },
    { hash: hashOf('address', address), free: FREE_FAILURES.address },
  ];
  // Always in the same order, so that two failures at once cannot wait for each other.
  return keys.sort((a, b) => (a.hash < b.hash ? -1 : 1));
}

/** The database holds no address and no token. */
function hashOf(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('hex');
}
