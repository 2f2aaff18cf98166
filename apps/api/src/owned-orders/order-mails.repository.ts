import { MAX_ORDER_MAILS } from '@etalage/api-contract';
import { sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { copiedColumns } from '../ports/mail/send-again.ts';

const HOUR_SECONDS = 3600;
/** Most mails of one order that are listed. */
const MOST_MAILS = 100;

/** The mails about an order or quote request, newest first. */
export async function findOrderMails(tx: WebsiteTransaction, websiteId: string, token: string) {
  return mailsAbout(tx, websiteId, token)
    .select(['id', 'unique_key', 'subject', 'recipient', 'created_at', 'status', 'last_error', 'private'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_MAILS)
    .execute();
}

/** One mail about an order, with its content. */
export async function findOrderMail(tx: WebsiteTransaction, order: OrderRow, id: string) {
  return mailsAbout(tx, order.website_id, order.token)
    .select(copiedColumns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Throws `rate_limited` once members have sent as many mails about a locked order within an hour as they may: those that
 * were sent again, and payment links.
 */
export async function refuseManyMails(
  tx: WebsiteTransaction,
  order: Pick<OrderRow, 'website_id' | 'token'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const sent = await mailsAbout(tx, order.website_id, order.token)
    .select('created_at')
    .where(
      sql<boolean>`(split_part(unique_key, ':', 3) like 'again-%' or unique_key like 'order-payment-link:%')`,
    )
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(MAX_ORDER_MAILS)
    .execute();
  const oldest = sent[MAX_ORDER_MAILS - 1];
  if (!oldest) return;
  const waited = (now.getTime() - oldest.created_at.getTime()) / 1000;
  const retryAfter = Math.max(1, Math.ceil(HOUR_SECONDS - waited));
  throw new ApiError('rate_limited', undefined, { retryAfter });
}

/**
 * To whom a mail goes when it is sent again: one to the people of the shop as before, one to the customer to the address
 * of now. '' for one that contains a secret.
 */
export function recipientAgain(
  mail: { readonly unique_key: string; readonly recipient: string; readonly private: boolean },
  email: string,
): string {
  if (mail.private) return '';
  return toShop.some((kind) => mail.unique_key.startsWith(`${kind}:`)) ? mail.recipient : email;
}

/** The kinds of mails that the people of the shop get. */
const toShop = ['order-notification', 'order-question', 'order-withdrawal-notice'];

function mailsAbout(tx: WebsiteTransaction, websiteId: string, token: string) {
  return tx.selectFrom('mail_outbox').where('website_id', '=', websiteId).where('order_token', '=', token);
}
