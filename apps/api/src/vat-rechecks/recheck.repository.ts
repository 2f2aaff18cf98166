import { sql } from 'kysely';
import { z } from 'zod';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Tries before nobody asks any more: with the pauses below about seven weeks. */
export const MOST_TRIES = 60;
/** Seconds in which an answer must arrive; then another process may ask. */
const CLAIMED = 60;

/** An order whose number is asked about now; how often it was asked before. */
export interface DueRecheck {
  readonly order_id: string;
  readonly tries: number;
}

const stored = z.object({
  member_state: z.string().catch(''),
  vat_number: z.string().catch(''),
  consultation_number: z.string().catch(''),
});

export type FoundRecheck = NonNullable<Awaited<ReturnType<typeof findRecheck>>>;

/** What is known of the number of an order again; undefined if there was nothing to ask again. */
export async function findRecheck(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  const row = await tx
    .selectFrom('vat_rechecks')
    .select(['state', 'proof', 'answered_at', 'proposal'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { ...row, answer: stored.safeParse(row.proof).data };
}

/**
 * Takes the order that waits longest and is due, and sets its next turn: a minute after the first time, twice as long
 * after each, a day at most. One at a time for a website, whatever number of processes sweeps it.
 */
export async function claimDue(tx: WebsiteTransaction, websiteId: string): Promise<DueRecheck | undefined> {
  await lockName(tx, `vat-recheck:${websiteId}`);
  const { rows } = await sql<DueRecheck>`
    update vat_rechecks r set tries = r.tries + 1, claimed_at = clock_or(now()),
      next_at = clock_or(now()) + least(power(2, r.tries), 1440) * interval '1 minute'
    where r.website_id = ${websiteId} and r.order_id = (
      select d.order_id from vat_rechecks d
      where d.website_id = ${websiteId} and d.state = 'waiting' and d.next_at <= clock_or(now())
        and not exists (select from vat_rechecks c where c.website_id = ${websiteId} and c.state = 'waiting'
          and c.claimed_at > clock_or(now()) - ${CLAIMED} * interval '1 second')
      order by d.next_at, d.order_id limit 1)
    returning r.order_id, r.tries`.execute(tx);
  return rows[0];
}

type RecheckChange = Readonly<{
  state?: FoundRecheck['state'];
  proof?: string;
  answered_at?: Date;
  proposal?: FoundRecheck['proposal'];
}>;

/** Stores what became of a number that was asked about, which is not claimed any more. */
export async function changeRecheck(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  change: RecheckChange,
): Promise<void> {
  await tx
    .updateTable('vat_rechecks')
    .set({ ...change, claimed_at: null })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute();
}

/** An order whose invoice should be replaced, with the number that VIES confirmed. */
export interface WaitingCorrection {
  readonly order_number: string;
  readonly vat_number: string;
}

/** The re-checks `r` of orders `o` whose documents can be replaced now. */
const waitingCorrections = (websiteId: string) => sql`
  from vat_rechecks r join orders o on o.website_id = r.website_id and o.id = r.order_id
  where r.website_id = ${websiteId} and r.proposal = 'open'
    and o.payment_status in ('paid', 'partially_refunded', 'charged_back')
    and exists (
      select from invoices i where i.website_id = o.website_id and i.order_id = o.id and i.kind = 'invoice' and not exists (
        select from invoices c where c.website_id = i.website_id and c.order_id = i.order_id and c.kind = 'credit_note'
          and c.refund_id is null and c.round = i.round))`;

/** Orders with an invoice that stands and should be replaced, those that were answered first before others. */
export async function findWaitingCorrections(
  tx: WebsiteTransaction,
  websiteId: string,
  limit: number,
): Promise<WaitingCorrection[]> {
  const { rows } = await sql<WaitingCorrection>`
    select o.number as order_number,
      coalesce((r.proof ->> 'member_state') || (r.proof ->> 'vat_number'), '') as vat_number
    ${waitingCorrections(websiteId)}
    order by r.answered_at, o.number limit ${limit}`.execute(tx);
  return rows;
}

/** How many orders have documents that can be replaced, counted up to a number. */
export async function countWaitingCorrections(
  tx: WebsiteTransaction,
  websiteId: string,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (
      select ${waitingCorrections(websiteId)} limit ${most}) found`.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/** How many numbers VIES is still asked about. */
export async function countWaiting(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('vat_rechecks')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('website_id', '=', websiteId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
