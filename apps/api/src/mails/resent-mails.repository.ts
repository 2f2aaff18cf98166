import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { OrderTables } from '../db/tables/orders.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow, QuoteRow } from '../payments/order.repository.ts';

export type RefusedMail = Selectable<OrderTables['mail_outbox']>;

/** The orders that some of these mails are about, locked, by their token. */
export async function lockMailedOrders(
  tx: WebsiteTransaction,
  websiteId: string,
  mailIds: readonly string[],
): Promise<Map<string, OrderRow>> {
  const tokens = tx
    .selectFrom('mail_outbox')
    .select('order_token')
    .where('website_id', '=', websiteId)
    .where('id', 'in', mailIds)
    .where('order_token', 'is not', null);
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('token', 'in', tokens.$castTo<{ order_token: string }>())
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(orders.map((order) => [order.token, order]));
}

/** The mails with these ids among those that are visible, locked, by their id. */
export async function lockMails(
  tx: WebsiteTransaction,
  visible: RawBuilder<unknown>,
  mailIds: readonly string[],
): Promise<Map<string, RefusedMail>> {
  const { rows } = await sql<RefusedMail>`
    select m.* from mail_outbox m where ${visible} and m.id = any(${[...mailIds]}::text[])
    order by m.id for update`.execute(tx);
  return new Map(rows.map((mail) => [mail.id, mail]));
}

/** The quotes that these mails are about, by their token. */
export async function findMailedQuotes(
  tx: WebsiteTransaction,
  websiteId: string,
  mails: readonly RefusedMail[],
): Promise<Map<string, QuoteRow>> {
  const tokens = mails.flatMap(({ order_token }) => (order_token === null ? [] : [order_token]));
  if (tokens.length === 0) return new Map();
  const quotes = await tx
    .selectFrom('quotes')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('token', 'in', tokens)
    .execute();
  return new Map(quotes.map((quote) => [quote.token, quote]));
}
