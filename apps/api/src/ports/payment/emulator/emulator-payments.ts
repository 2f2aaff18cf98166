import { newId } from '../../../db/new-id.ts';
import type { EmulatorMoment } from '../../../db/tables/payments.ts';
import type { WebsiteTransaction } from '../../../db/with-website.ts';
import type { MollieAmount } from '../mollie-amount.ts';
import type { ProviderStatus } from '../../../db/tables/provider-status.ts';

export interface EmulatedCreation {
  amount: MollieAmount;
  description: string;
  redirectUrl: string;
  webhookUrl?: string;
  method?: string | null;
  metadata?: unknown;
}

/** Creates a payment, or returns the one that was created with the same idempotency key. */
export async function createEmulated(
  tx: WebsiteTransaction,
  websiteId: string,
  creation: EmulatedCreation,
  idempotencyKey = newId(),
) {
  await tx
    .insertInto('payment_emulator_payments')
    .values({
      website_id: websiteId,
      id: `tr_${newId()}`,
      idempotency_key: idempotencyKey,
      amount: JSON.stringify(creation.amount),
      description: creation.description,
      redirect_url: creation.redirectUrl,
      webhook_url: creation.webhookUrl ?? null,
      method: creation.method ?? null,
      metadata: creation.metadata === undefined ? null : JSON.stringify(creation.metadata),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'idempotency_key']).doNothing())
    .execute();
  return tx
    .selectFrom('payment_emulator_payments')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
}

export type EmulatedPayment = Awaited<ReturnType<typeof createEmulated>>;

/** The current payment; the next step of its timeline, if it has one, is applied first. */
export async function findEmulated(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<EmulatedPayment | undefined> {
  const payment = await tx
    .selectFrom('payment_emulator_payments')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const [moment, ...later] = payment?.timeline ?? [];
  if (!payment || !moment) return payment;
  return changeEmulated(tx, payment, moment, later);
}

/** Changes the status of a payment, as its payer or the bank would. */
export async function changeEmulated(
  tx: WebsiteTransaction,
  payment: EmulatedPayment,
  moment: EmulatorMoment,
  timeline: readonly EmulatorMoment[] = [],
): Promise<EmulatedPayment> {
  return tx
    .updateTable('payment_emulator_payments')
    .set({
      status: moment.status,
      amount_refunded: moment.amountRefunded ?? payment.amount_refunded,
      amount_charged_back: moment.amountChargedBack ?? payment.amount_charged_back,
      timeline: JSON.stringify(timeline),
    })
    .where('website_id', '=', payment.website_id)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** For tests: the provider's responses to the next requests about a payment. */
export async function scriptEmulated(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  timeline: readonly (ProviderStatus | EmulatorMoment)[],
): Promise<void> {
  const moments = timeline.map((moment) => (typeof moment === 'string' ? { status: moment } : moment));
  await tx
    .updateTable('payment_emulator_payments')
    .set({ timeline: JSON.stringify(moments) })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
