import { sql } from 'kysely';
import type { HandlerContext } from '../calls/handler-context.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { reconcile } from './reconcile.ts';

/** Seconds between two questions about one attempt, however many pages ask. */
const QUIET_SECONDS = 8;

/**
 * Asks the provider about the open attempts of an order, at most once per attempt and few seconds over all processes.
 * A provider that is away changes nothing: what is known stays shown.
 */
export async function refreshPayments(context: HandlerContext, orderId: string): Promise<void> {
  const due = await context.write((tx) =>
    tx
      .updateTable('payment_attempts')
      .set({ checked_at: sql<Date>`now()` })
      .where('website_id', '=', context.websiteId)
      .where('order_id', '=', orderId)
      .where('psp_id', 'is not', null)
      .where(
        sql<boolean>`coalesce(checked_at, '-infinity') < now() - make_interval(secs => ${QUIET_SECONDS})`,
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment_events')
              .select('payment_events.id')
              .whereRef('payment_events.website_id', '=', 'payment_attempts.website_id')
              .whereRef('payment_events.attempt_id', '=', 'payment_attempts.id')
              .where('payment_events.status', 'in', ['paid', 'canceled', 'expired', 'failed']),
          ),
        ),
      )
      .returning('psp_id')
      .execute(),
  );
  const { db, log, now, websiteId } = context;
  const deps = { db, log, now, payments: context.ports.payments };
  for (const { psp_id } of due) {
    await reconcile(deps, websiteId, psp_id ?? '').catch((fault: unknown) => {
      if (!(fault instanceof PaymentProviderError)) throw fault;
      log.warn({ err: fault }, 'payment provider could not be asked');
    });
  }
}
