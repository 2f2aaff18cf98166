import { newId } from '../../../db/new-id.ts';
import type { RefundAnswer } from '../../../db/tables/payments.ts';
import type { RefundStatus } from '../../../db/tables/refund-status.ts';
import type { WebsiteTransaction } from '../../../db/with-website.ts';
import { formatMollieAmount, type MollieAmount, parseMollieAmount } from '../mollie-amount.ts';
import type { EmulatedPayment } from './emulator-payments.ts';

interface RefundCreation {
  readonly amount: MollieAmount;
  readonly metadata?: unknown;
}

/** Refunds that take up room: of the others no money leaves. */
const isAlive = (status: RefundStatus) => status !== 'failed' && status !== 'canceled';

/** The refunds of a payment, oldest first; the next state of each that has one is applied first. */
export async function findEmulatedRefunds(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<EmulatedPayment, 'website_id' | 'id'>,
  goesOn = true,
) {
  const refunds = await tx
    .selectFrom('payment_emulator_refunds')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('payment_id', '=', id)
    .orderBy('created_at')
    .execute();
  if (!goesOn) return refunds;
  return Promise.all(
    refunds.map(async (refund) => {
      const [next, ...later] = refund.timeline;
      if (!next) return refund;
      return tx
        .updateTable('payment_emulator_refunds')
        .set({ status: next, timeline: JSON.stringify(later) })
        .where('website_id', '=', website_id)
        .where('id', '=', refund.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    }),
  );
}

export type EmulatedRefund = Awaited<ReturnType<typeof findEmulatedRefunds>>[number];

/**
 * Creates a refund of a locked payment, or returns the one that was created with the same idempotency key; undefined when
 * it is more than is left of the payment.
 */
export async function createEmulatedRefund(
  tx: WebsiteTransaction,
  payment: EmulatedPayment,
  { amount, metadata }: RefundCreation,
  idempotencyKey = newId(),
): Promise<EmulatedRefund | undefined> {
  const refunds = await findEmulatedRefunds(tx, payment, false);
  const known = refunds.find((refund) => refund.idempotency_key === idempotencyKey);
  if (known) return known;
  if (payment.status !== 'paid' || parseMollieAmount(amount) > remainingOf(payment, refunds))
    return undefined;
  return tx
    .insertInto('payment_emulator_refunds')
    .values({
      website_id: payment.website_id,
      id: `re_${newId()}`,
      payment_id: payment.id,
      idempotency_key: idempotencyKey,
      amount: JSON.stringify(amount),
      metadata: metadata === undefined ? null : JSON.stringify(metadata),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The next answer that was scripted for a request for a refund, which is used up. */
export async function takeRefundAnswer(
  tx: WebsiteTransaction,
  payment: EmulatedPayment,
): Promise<RefundAnswer | undefined> {
  const [answer, ...later] = payment.refund_answers;
  if (answer) await scriptRefundAnswers(tx, payment.website_id, payment.id, later);
  return answer;
}

/** For tests: how the provider answers the next requests for a refund of a payment. */
export async function scriptRefundAnswers(
  tx: WebsiteTransaction,
  websiteId: string,
  paymentId: string,
  answers: readonly RefundAnswer[],
): Promise<void> {
  await tx
    .updateTable('payment_emulator_payments')
    .set({ refund_answers: JSON.stringify(answers) })
    .where('website_id', '=', websiteId)
    .where('id', '=', paymentId)
    .execute();
}

/** What of a payment was paid back or is on its way, as Mollie counts it. */
export function refundedAmount(payment: EmulatedPayment, refunds: readonly EmulatedRefund[]): MollieAmount {
  const { currency } = payment.amount;
  const scripted = parseMollieAmount({ currency, value: payment.amount_refunded });
  return formatMollieAmount(scripted + sumOf(refunds), currency);
}

/** Cents of a payment that can still be paid back. */
function remainingOf(payment: EmulatedPayment, refunds: readonly EmulatedRefund[]): number {
  return parseMollieAmount(payment.amount) - parseMollieAmount(refundedAmount(payment, refunds));
}

function sumOf(refunds: readonly EmulatedRefund[]): number {
  const alive = refunds.filter(({ status }) => isAlive(status));
  return alive.reduce((sum, { amount }) => sum + parseMollieAmount(amount), 0);
}
