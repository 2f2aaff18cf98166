import { type SqlBool, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Maximum number of attempts in one sweep of a website. */
const MAX_ATTEMPTS = 50;

/** Minimum number of seconds between two requests about one attempt, for all order pages together. */
const QUIET_SECONDS = 8;

/** True for a row of `attempt` that the provider has not reported as final. */
const isUnfinished = sql<SqlBool>`not exists (
  select from payment_events as event
  where event.website_id = attempt.website_id
    and event.attempt_id = attempt.id
    and event.status in ('paid', 'canceled', 'expired', 'failed')
)`;

/** False for a row of `attempt` that was begun with a key that was removed: without it nothing can be asked. */
const hasKey = sql<SqlBool>`not exists (
  select from payment_keys as key
  where key.website_id = attempt.website_id
    and key.id = attempt.key_id
    and key.sealed is null
)`;

/**
 * Provider ids of attempts of a website that are not final and were not checked in the last five minutes, the one that
 * was checked longest ago first. Attempts of more than 30 days old are no longer checked.
 */
export async function findDueAttempts(tx: WebsiteTransaction, websiteId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_attempts as attempt')
    .select('attempt.psp_id')
    .$narrowType<{ psp_id: string }>()
    .where('attempt.website_id', '=', websiteId)
    .where('attempt.psp_id', 'is not', null)
    .where('attempt.created_at', '>', sql<Date>`clock_or(now()) - interval '30 days'`)
    .where(sql<SqlBool>`coalesce(attempt.checked_at, '-infinity') < clock_or(now()) - interval '5 minutes'`)
    .where(isUnfinished)
    .where(hasKey)
    .orderBy(sql`attempt.checked_at nulls first`)
    .limit(MAX_ATTEMPTS)
    .execute();
  return rows.map(({ psp_id }) => psp_id);
}

/**
 * Marks the attempts of an order that are not final as checked and returns their provider ids; an attempt that was
 * checked less than eight seconds ago by any process is left out.
 */
export async function claimAttempts(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<string[]> {
  const rows = await tx
    .updateTable('payment_attempts as attempt')
    .set({ checked_at: sql<Date>`clock_or(now())` })
    .where('attempt.website_id', '=', websiteId)
    .where('attempt.order_id', '=', orderId)
    .where('attempt.psp_id', 'is not', null)
    .where(
      sql<SqlBool>`coalesce(attempt.checked_at, '-infinity') < clock_or(now()) - make_interval(secs => ${QUIET_SECONDS})`,
    )
    .where(isUnfinished)
    .returning('attempt.psp_id')
    .$narrowType<{ psp_id: string }>()
    .execute();
  return rows.map(({ psp_id }) => psp_id);
}

/** How many payments are not final, by the key with which they were begun, of those that are still asked about. */
export async function countOpenByKey(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('payment_attempts as attempt')
    .select(['attempt.key_id', sql<number>`count(*)::int`.as('payments')])
    .$narrowType<{ key_id: string }>()
    .where('attempt.website_id', '=', websiteId)
    .where('attempt.key_id', 'is not', null)
    .where('attempt.psp_id', 'is not', null)
    .where('attempt.created_at', '>', sql<Date>`clock_or(now()) - interval '30 days'`)
    .where(isUnfinished)
    .groupBy('attempt.key_id')
    .execute();
  return new Map(rows.map(({ key_id, payments }) => [key_id, payments]));
}

/** The attempts of a website that are not final and were begun with a key of its own, by order. */
export async function findUnfinishedOfKeys(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<{ id: string; order_id: string }[]> {
  return tx
    .selectFrom('payment_attempts as attempt')
    .select(['attempt.id', 'attempt.order_id'])
    .where('attempt.website_id', '=', websiteId)
    .where('attempt.key_id', 'is not', null)
    .where(isUnfinished)
    .orderBy('attempt.order_id')
    .execute();
}

/** Stores the current time as the last request about an attempt. */
export async function markChecked(tx: WebsiteTransaction, websiteId: string, pspId: string): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ checked_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('psp_id', '=', pspId)
    .execute();
}

/** The provider ids of the attempts of an order that are not final. */
export async function findUnfinished(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_attempts as attempt')
    .select('attempt.psp_id')
    .$narrowType<{ psp_id: string }>()
    .where('attempt.website_id', '=', websiteId)
    .where('attempt.order_id', '=', orderId)
    .where('attempt.psp_id', 'is not', null)
    .where(isUnfinished)
    .execute();
  return rows.map(({ psp_id }) => psp_id);
}

/** Whether a payment is of an order that was cancelled. */
export async function isOfCancelledOrder(
  tx: WebsiteTransaction,
  websiteId: string,
  pspId: string,
): Promise<boolean> {
  const order = await tx
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'attempt.website_id').onRef('orders.id', '=', 'attempt.order_id'),
    )
    .select('orders.id')
    .where('attempt.website_id', '=', websiteId)
    .where('attempt.psp_id', '=', pspId)
    .where('orders.status', '=', 'cancelled')
    .executeTakeFirst();
  return order !== undefined;
}
