import { createHash } from 'node:crypto';
import { createTranslate } from '@etalage/texts';
import { retryConflicts } from '../../db/retry-conflicts.ts';
import { withWebsite, type WebsiteTransaction } from '../../db/with-website.ts';
import { followInvoices } from '../../invoices/follow-invoices.ts';
import { applyProviderPayment } from '../../payments/apply-provider-payment.ts';
import { countChange, lockOrder } from '../../payments/order.repository.ts';
import { reconcile, type ReconcileDeps } from '../../payments/reconcile.ts';
import {
  applyProviderRefunds,
  changeRefund,
  claimRefund,
  findRefund,
  type RefundRow,
} from '../../payments/refund.repository.ts';
import { PaymentProviderError } from '../../ports/payment/payment-provider.ts';
import { notifyBuyer, type NotifyDeps } from './notify-buyer.ts';

export interface RefundDeps extends ReconcileDeps, NotifyDeps {}

/**
 * Asks the provider for a refund that is stored, and stores its answer; the request is outside any transaction and has the
 * same key each time. Without an answer the refund stays requested, and a sweep asks again. Returns false when the provider
 * could not be reached.
 */
export async function sendRefund(deps: RefundDeps, websiteId: string, id: string): Promise<boolean> {
  const refund = await withWebsite(deps.db, websiteId, (tx) => claimRefund(tx, websiteId, id));
  if (!refund) return true;
  try {
    const pspId = await pspIdOf(deps, refund);
    if (await isKnownThere(deps, refund, pspId)) return true;
    const made = await deps.payments.provider.refund(await requestOf(deps, refund, pspId));
    await changeLocked(deps, refund, (tx) => applyProviderRefunds(tx, websiteId, refund.order_id, [made]));
    await notifyBuyer(deps, websiteId, id);
    await reconcile(deps, websiteId, pspId);
    return true;
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    deps.log.warn({ err: fault, websiteId }, 'refund was not taken by the payment provider');
    if (!fault.temporary) await storeFailure(deps, refund, fault.reason);
    return !fault.temporary;
  }
}

/**
 * Whether the provider took the refund in an earlier call of which the answer did not arrive. It is asked, because it
 * forgets the keys of requests after a while.
 */
async function isKnownThere(deps: RefundDeps, refund: RefundRow, pspId: string): Promise<boolean> {
  if (refund.tries === 0) return false;
  const { website_id: websiteId, id } = refund;
  const payment = await deps.payments.provider.get(websiteId, pspId);
  if (!payment) return false;
  await retryConflicts(() =>
    withWebsite(deps.db, websiteId, (tx) => applyProviderPayment(tx, websiteId, payment, deps.now())),
  );
  const now = await withWebsite(deps.db, websiteId, (tx) => findRefund(tx, websiteId, id));
  if (now?.state === 'requested') return false;
  await notifyBuyer(deps, websiteId, id);
  return true;
}

/** The request for an attempt of a refund, always the same. */
async function requestOf(deps: RefundDeps, refund: RefundRow, paymentId: string) {
  const { website_id: websiteId, id, order_id, attempt, amount } = refund;
  const { number, currency, settings } = await withWebsite(deps.db, websiteId, (tx) =>
    tx
      .selectFrom('orders as o')
      .innerJoin('websites as w', 'w.id', 'o.website_id')
      .select(['o.number', 'o.currency', 'w.settings'])
      .where('o.website_id', '=', websiteId)
      .where('o.id', '=', order_id)
      .executeTakeFirstOrThrow(),
  );
  const t = createTranslate((settings['texts'] ?? {}) as Record<string, string>);
  return {
    websiteId,
    paymentId,
    amount,
    currency,
    reference: { refund_id: id, attempt },
    description: t('refund_statement', { number }),
    idempotencyKey: createHash('sha256').update(`refund:${websiteId}:${id}:${attempt}`).digest('hex'),
  };
}

async function pspIdOf(deps: RefundDeps, { website_id: websiteId, payment_id }: RefundRow): Promise<string> {
  const attempt = await withWebsite(deps.db, websiteId, (tx) =>
    tx
      .selectFrom('payment_attempts')
      .select('psp_id')
      .where('website_id', '=', websiteId)
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow(),
  );
  return attempt.psp_id ?? '';
}

/** Stores that the provider refused, unless another call was answered meanwhile. */
async function storeFailure(deps: RefundDeps, refund: RefundRow, error: string): Promise<void> {
  await changeLocked(deps, refund, async (tx) => {
    const now = await findRefund(tx, refund.website_id, refund.id);
    if (now?.state !== 'requested' || now.attempt !== refund.attempt) return false;
    await changeRefund(tx, refund, { state: 'failed', error });
    return true;
  });
}

/** Changes a refund under the lock of its order, and counts it as a change of the order. */
async function changeLocked(
  deps: RefundDeps,
  { website_id: websiteId, order_id: orderId }: RefundRow,
  change: (tx: WebsiteTransaction) => Promise<boolean>,
): Promise<void> {
  await retryConflicts(() =>
    withWebsite(deps.db, websiteId, async (tx) => {
      await lockOrder(tx, websiteId, orderId);
      if (!(await change(tx))) return;
      await countChange(tx, websiteId, orderId);
      await followInvoices(tx, websiteId, orderId, deps.now());
    }),
  );
}
