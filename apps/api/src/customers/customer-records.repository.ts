import { MAX_CUSTOMER_ROWS } from '@etalage/api-contract';
import type { Customer } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findSubmissions } from '../forms/submission.repository.ts';

/** Purchases of which the page of a customer shows addresses and mails. */
const PURCHASES = 100;

export interface RecentPurchase {
  readonly token: string;
  readonly customer: Customer;
  readonly snapshot: OrderSnapshot;
}

/** The last purchases with an address, newest first; those from one cart are one. */
export async function findPurchases(
  tx: WebsiteTransaction,
  websiteId: string,
  email: string,
): Promise<RecentPurchase[]> {
  const from = (table: 'orders' | 'quotes', isListed = sql`true`) => sql`
    (select token, customer, snapshot, created_at from ${sql.table(table)}
      where website_id = ${websiteId} and email = ${email} and ${isListed}
      order by created_at desc, id desc limit ${PURCHASES})`;
  const { rows } = await sql<RecentPurchase>`
    select token, customer, snapshot from (
      ${from('orders')} union all ${from('quotes', sql`not with_order`)}) found
    order by created_at desc limit ${PURCHASES}`.execute(tx);
  return rows;
}

/** What was sent with forms from an address, newest first. */
export async function findSent(tx: WebsiteTransaction, websiteId: string, email: string) {
  return findSubmissions(tx, websiteId, { email }, { limit: MAX_CUSTOMER_ROWS, offset: 0 });
}

/** The mails to an address about these purchases and submissions, newest first. */
export async function findMails(
  tx: WebsiteTransaction,
  websiteId: string,
  {
    email,
    tokens,
    submissions,
  }: { email: string; tokens: readonly string[]; submissions: readonly string[] },
) {
  const keys = submissions.map((id) => `form-confirm:${id}`);
  return tx
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'created_at as at', 'status'])
    .where('website_id', '=', websiteId)
    .where((eb) =>
      eb.or([
        eb('order_token', '=', sql<string>`any(${tokens}::text[])`),
        eb('unique_key', '=', sql<string>`any(${keys}::text[])`),
      ]),
    )
    .where(sql<boolean>`lower(btrim(recipient)) = ${email}`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_CUSTOMER_ROWS)
    .execute();
}

/** The notes of the shop about a customer, newest first. */
export async function findNotes(tx: WebsiteTransaction, websiteId: string, customerId: string) {
  return tx
    .selectFrom('customer_notes')
    .select(['id', 'created_at as at', 'member_id', 'member_name', 'text'])
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
