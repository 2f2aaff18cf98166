import { sql } from 'kysely';
import { withWebsite } from '../../db/with-website.ts';
import { markChecked } from '../../payments/open-attempts.repository.ts';
import { tryReconcile } from '../../payments/try-reconcile.ts';
import { type RefundDeps, sendRefund } from './send-refund.ts';
import { notifyBuyer } from './notify-buyer.ts';

/** Most refunds of one kind in one sweep of a website. */
const MOST = 20;

/**
 * Goes on with refunds of which a call was lost or the provider could not be reached, requests what became of those that
 * are on their way, and notifies buyers who were not notified yet. Asks nothing more once the provider cannot be reached.
 */
export async function finishRefunds(deps: RefundDeps, websiteId: string): Promise<void> {
  await askProvider(deps, websiteId);
  for (const id of await findUnnotified(deps, websiteId)) await notifyBuyer(deps, websiteId, id);
}

async function askProvider(deps: RefundDeps, websiteId: string): Promise<void> {
  for (const id of await findRequested(deps, websiteId)) {
    if (!(await sendRefund(deps, websiteId, id))) return;
  }
  for (const pspId of await findSent(deps, websiteId)) {
    await withWebsite(deps.db, websiteId, (tx) => markChecked(tx, websiteId, pspId));
    if ((await tryReconcile(deps, websiteId, pspId)) === 'unreachable') return;
  }
}

/** Refunds that no provider took yet, after a pause that grows to an hour. */
async function findRequested({ db }: RefundDeps, websiteId: string): Promise<string[]> {
  const rows = await withWebsite(db, websiteId, (tx) =>
    tx
      .selectFrom('refunds')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('state', '=', 'requested')
      .where(
        sql<boolean>`coalesce(tried_at, created_at)
          < clock_or(now()) - least(power(2, tries), 60) * interval '1 minute'`,
      )
      .orderBy('created_at')
      .limit(MOST)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** Payments of which a refund is on its way, and that were not asked for in the last ten minutes. */
async function findSent({ db }: RefundDeps, websiteId: string): Promise<string[]> {
  const rows = await withWebsite(db, websiteId, (tx) =>
    tx
      .selectFrom('payment_attempts as a')
      .select('a.psp_id')
      .$narrowType<{ psp_id: string }>()
      .where('a.website_id', '=', websiteId)
      .where('a.psp_id', 'is not', null)
      .where(sql<boolean>`coalesce(a.checked_at, '-infinity') < clock_or(now()) - interval '10 minutes'`)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('refunds as r')
            .select('r.id')
            .whereRef('r.website_id', '=', 'a.website_id')
            .whereRef('r.payment_id', '=', 'a.id')
            .where('r.state', '=', 'sent'),
        ),
      )
      .orderBy(sql`a.checked_at nulls first`)
      .limit(MOST)
      .execute(),
  );
  return rows.map(({ psp_id }) => psp_id);
}

async function findUnnotified({ db }: RefundDeps, websiteId: string): Promise<string[]> {
  const rows = await withWebsite(db, websiteId, (tx) =>
    tx
      .selectFrom('refunds')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('state', 'in', ['sent', 'done'])
      .where('told_at', 'is', null)
      .limit(MOST)
      .execute(),
  );
  return rows.map(({ id }) => id);
}
