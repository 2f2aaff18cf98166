import { sql } from 'kysely';
import { isSoldUnderOss } from '../customers/erasure/find-erasable.ts';
import { startOfDay } from '../db/start-of-day.ts';
import { orderParts } from '../order-list/list-conditions.ts';
import { anonymiseOrders, anonymiseQuotes } from './anonymise-purchases.ts';
import type { RetentionSource } from './retention-source.ts';

/** Whether an order or a quote still says whose it is; an erasure leaves countries and what is no text. */
const saysWho = (row: string) => sql`(${sql.ref(`${row}.email`)} <> '' or exists (
  select from jsonb_each(${sql.ref(`${row}.customer`)}) f
  where jsonb_typeof(f.value) = 'string' and f.value <> '""' and f.key not like '%\\_country'))`;

/** Whether the shop is at it: it is to be sent or paid, or goods or money are on their way back. */
const isOpen = sql`(${orderParts.to_send} or ${orderParts.unpaid} or exists (select from withdrawals w
    where w.website_id = o.website_id and w.order_id = o.id and w.state in ('received', 'returned'))
  or exists (select from refunds r
    where r.website_id = o.website_id and r.order_id = o.id and r.state in ('requested', 'sent')))`;

const orderRows = { table: sql`orders o`, alias: 'o', id: sql<string>`o.id`, erase: anonymiseOrders };

/** What the books need no longer. */
export const orders: RetentionSource = {
  ...orderRows,
  isOld: ({ from, ossFrom }) => sql<boolean>`o.created_at < ${startOfDay(from)}
    and (o.created_at < ${startOfDay(ossFrom)} or not ${isSoldUnderOss}) and not ${isOpen} and ${saysWho('o')}`,
};

/**
 * Orders for which no money came, that were cancelled or whose payment online failed. What is paid by transfer or on
 * collection waits until its shop cancels it, and what has an invoice is in the books.
 */
export const unpaidOrders: RetentionSource = {
  ...orderRows,
  isOld: ({ from }) => sql<boolean>`o.created_at < ${startOfDay(from)} and o.sent = 'none'
    and (o.status = 'cancelled'
        and o.payment_status not in ('paid', 'refunded', 'partially_refunded', 'charged_back')
      or o.status = 'placed' and o.total_incl_tax > 0 and o.payment_status in ('expired', 'failed', 'canceled'))
    and not exists (select from invoices i where i.website_id = o.website_id and i.order_id = o.id)
    and not exists (select from stock_reservations s
      where s.website_id = o.website_id and s.order_id = o.id and s.state = 'reserved')
    and ${saysWho('o')}`,
  erase: async (tx, websiteId, ids) => {
    await anonymiseOrders(tx, websiteId, ids);
    // Nobody can pay it any more.
    await sql`update orders set status = 'cancelled'
      where website_id = ${websiteId} and id = any(${[...ids]}::text[]) and status = 'placed'`.execute(tx);
  },
};

/** Quotes that became no order and that nobody can accept; one beside an order goes with that. */
export const quotes: RetentionSource = {
  table: sql`quotes q`,
  alias: 'q',
  id: sql<string>`q.id`,
  isOld: ({ from, today }) => sql<boolean>`q.created_at < ${startOfDay(from)}
    and not exists (select from orders o where o.website_id = q.website_id and (o.quote_id = q.id or o.token = q.token))
    and not (q.status = 'offered' and q.valid_until >= ${today}::date)
    and not exists (select from quote_offers f where f.website_id = q.website_id and f.quote_id = q.id
      and f.saved_at >= ${startOfDay(from)})
    and not exists (select from quote_messages m where m.website_id = q.website_id and m.quote_id = q.id
      and m.created_at >= ${startOfDay(from)})
    and ${saysWho('q')}`,
  erase: anonymiseQuotes,
};

/** What withdrawals that are finished say of who withdrew. */
export const withdrawals: RetentionSource = {
  table: sql`withdrawals t`,
  alias: 't',
  id: sql<string>`t.order_id || ' ' || t.id`,
  isOld: ({ from }) => sql<boolean>`t.created_at < ${startOfDay(from)}
    and t.state in ('paid_back', 'refused') and (t.name <> '' or t.reason <> '')`,
  erase: (tx, websiteId, ids) =>
    sql`update withdrawals t set name = '', reason = ''
      where t.website_id = ${websiteId} and t.order_id || ' ' || t.id = any(${[...ids]}::text[])`.execute(tx),
};
