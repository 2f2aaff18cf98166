import type { Selectable } from 'kysely';
import type { PaymentTables } from '../../db/tables/payments.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';

export type PaymentKeyRow = Selectable<PaymentTables['payment_keys']>;

/** Whose secret a key of a website is, for the box that encrypts it. */
export const keyOwner = (websiteId: string): string => `mollie:${websiteId}`;

/** The key with which a website begins new payments; undefined when it uses that of the installation. */
export async function findCurrentKey(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<PaymentKeyRow | undefined> {
  return tx
    .selectFrom('payment_keys')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('is_current', '=', true)
    .executeTakeFirst();
}

/** A payment by our own attempt, or by its id at the provider. */
export type KeyedPayment = { readonly attemptId: string } | { readonly pspId: string };

/**
 * The key with which a payment was begun: only its account knows the payment. Null for that of the installation; undefined
 * for one that was removed. A reported payment of which the creation was never answered was begun with the key of the
 * newest attempt without an answer.
 */
export async function findKeyOf(
  tx: WebsiteTransaction,
  websiteId: string,
  payment: KeyedPayment,
): Promise<PaymentKeyRow | null | undefined> {
  const attempts = tx.selectFrom('payment_attempts').select('key_id').where('website_id', '=', websiteId);
  const unanswered = attempts
    .where('psp_id', 'is', null)
    .where('received_on', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1);
  const attempt =
    'attemptId' in payment
      ? await attempts.where('id', '=', payment.attemptId).executeTakeFirst()
      : ((await attempts.where('psp_id', '=', payment.pspId).executeTakeFirst()) ??
        (await unanswered.executeTakeFirst()));
  if (!attempt) return (await findCurrentKey(tx, websiteId)) ?? null;
  if (attempt.key_id === null) return null;
  return tx
    .selectFrom('payment_keys')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', attempt.key_id)
    .executeTakeFirst();
}
