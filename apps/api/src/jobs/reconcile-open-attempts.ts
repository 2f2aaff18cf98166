import { sql } from 'kysely';
import { withWebsite } from '../db/with-website.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { reconcile, type ReconcileDeps } from '../payments/reconcile.ts';

/** Attempts asked about in one sweep of a website. */
const MOST = 50;

/**
 * Asks the provider about payments that are still open as far as we know, oldest question first and each at most every
 * five minutes: reports get lost. Stops at a provider that is away.
 */
export async function reconcileOpenAttempts(deps: ReconcileDeps, websiteId: string): Promise<void> {
  const due = await withWebsite(deps.db, websiteId, (tx) =>
    tx
      .selectFrom('payment_attempts as attempt')
      .select('attempt.psp_id')
      .where('attempt.website_id', '=', websiteId)
      .where('attempt.psp_id', 'is not', null)
      .where('attempt.created_at', '>', sql<Date>`now() - interval '30 days'`)
      .where(sql<boolean>`coalesce(attempt.checked_at, '-infinity') < now() - interval '5 minutes'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment_events as event')
              .select('event.id')
              .whereRef('event.website_id', '=', 'attempt.website_id')
              .whereRef('event.attempt_id', '=', 'attempt.id')
              .where('event.status', 'in', ['paid', 'canceled', 'expired', 'failed']),
          ),
        ),
      )
      .orderBy(sql`attempt.checked_at nulls first`)
      .limit(MOST)
      .execute(),
  );
  for (const { psp_id } of due) {
    try {
      await reconcile(deps, websiteId, psp_id ?? '');
    } catch (fault) {
      if (!(fault instanceof PaymentProviderError)) throw fault;
      return deps.log.warn({ err: fault, websiteId }, 'payment provider could not be asked');
    }
  }
}
