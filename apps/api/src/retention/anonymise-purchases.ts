import { sql } from 'kysely';
import { type ErasedPurchase, erasePurchases } from '../customers/erasure/erase-purchases.ts';
import { eraseChanges } from '../customers/erasure/erase-traces.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Takes out of orders whose they are, and out of the quotes that they came from or were asked with. */
export async function anonymiseOrders(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  const orders = await lockPurchases(tx, websiteId, 'orders', ids);
  const { rows } = await sql<{ id: string }>`
    select q.id from quotes q where q.website_id = ${websiteId} and exists (select from orders o
      where o.website_id = q.website_id and o.id = any(${[...ids]}::text[])
        and (o.quote_id = q.id or o.token = q.token))`.execute(tx);
  const quotes = await lockPurchases(
    tx,
    websiteId,
    'quotes',
    rows.map(({ id }) => id),
  );
  await anonymise(tx, websiteId, orders, quotes);
}

/** Takes out of quotes whose they are; they must have become no order. */
export async function anonymiseQuotes(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  const quotes = await lockPurchases(tx, websiteId, 'quotes', ids);
  await anonymise(tx, websiteId, [], quotes);
}

type Locked = ErasedPurchase & { readonly token: string; readonly email: string };

async function lockPurchases(
  tx: WebsiteTransaction,
  websiteId: string,
  table: 'orders' | 'quotes',
  ids: readonly string[],
): Promise<Locked[]> {
  const { rows } = await sql<Locked>`
    select id, token, email, customer from ${sql.table(table)}
    where website_id = ${websiteId} and id = any(${[...ids]}::text[]) order by id for no key update`.execute(
    tx,
  );
  return rows;
}

async function anonymise(
  tx: WebsiteTransaction,
  websiteId: string,
  orders: readonly Locked[],
  quotes: readonly Locked[],
): Promise<void> {
  const purchases = [...orders, ...quotes];
  const ids = purchases.map(({ id }) => id);
  await erasePurchases(tx, websiteId, {
    keptOrders: [],
    keptQuotes: [],
    anonymousOrders: orders,
    anonymousQuotes: quotes,
  });
  await eraseChanges(tx, websiteId, ids);
  await sql`
    update audit_events set after = after - 'recipient'
    where website_id = ${websiteId} and subject_kind = 'order' and subject_id = any(${ids}::text[])
      and after ? 'recipient'`.execute(tx);
  await sql`
    delete from mail_outbox where website_id = ${websiteId}
      and order_token = any(${purchases.map(({ token }) => token)}::text[])`.execute(tx);
  // An erased purchase is taken off its customer by whoever erases it.
  const emails = [...new Set(purchases.map(({ email }) => email).filter(Boolean))];
  await sql`select refresh_customers(${websiteId}, ${emails}::text[])`.execute(tx);
}
