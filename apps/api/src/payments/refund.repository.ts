import { type Selectable, sql } from 'kysely';
import type { PaymentTables } from '../db/tables/payments.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { ProviderRefund } from '../ports/payment/payment-provider.ts';

export type RefundRow = Selectable<PaymentTables['refunds']>;

/** The refunds of an order, oldest first. */
export async function findRefunds(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<RefundRow[]> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A refund of a website; undefined when there is none. */
export async function findRefund(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

type RefundChange = Partial<
  Pick<RefundRow, 'state' | 'provider_id' | 'error' | 'attempt' | 'tries' | 'tried_at'>
>;

export async function changeRefund(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<RefundRow, 'website_id' | 'id'>,
  change: RefundChange,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set(change)
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .execute();
}

/**
 * Counts a call of the provider about a refund that it did not take yet, and returns the refund as it was before. Undefined
 * when there is nothing to ask for, or when another call may still be under way.
 */
export async function claimRefund(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<RefundRow | undefined> {
  const claimed = await tx
    .updateTable('refunds')
    .set((column) => ({ tries: column('tries', '+', 1), tried_at: sql<Date>`clock_or(now())` }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .where(sql<boolean>`coalesce(tried_at, '-infinity') < clock_or(now()) - interval '30 seconds'`)
    .returningAll()
    .executeTakeFirst();
  return claimed && { ...claimed, tries: claimed.tries - 1 };
}

/**
 * Stores what the provider says about refunds of a locked order; returns whether any changed. What was paid back stays so,
 * and what is said of an attempt that was given up does not count.
 */
export async function applyProviderRefunds(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  reported: readonly ProviderRefund[],
): Promise<boolean> {
  const ours = reported.filter(({ reference }) => reference !== undefined);
  if (ours.length === 0) return false;
  const refunds = new Map((await findRefunds(tx, websiteId, orderId)).map((refund) => [refund.id, refund]));
  let hasChanged = false;
  for (const { id, status, reference } of ours) {
    const refund = refunds.get(reference?.refund_id ?? '');
    if (!refund || refund.attempt !== reference?.attempt || refund.state === 'done') continue;
    const state = stateOf(status);
    if (refund.state === state && refund.provider_id === id) continue;
    const error = state === 'failed' ? refund.error : '';
    await changeRefund(tx, refund, { state, provider_id: id, error });
    hasChanged = true;
  }
  return hasChanged;
}

function stateOf(status: ProviderRefund['status']): RefundRow['state'] {
  if (status === 'refunded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'sent';
}
