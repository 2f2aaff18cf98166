import type { OrderSearch } from '@etalage/api-contract';
import { type OrderPart, paymentGroups } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import { startOfDay } from '../db/start-of-day.ts';

/** A search, perhaps among orders with these numbers only. */
export interface NumberedSearch extends OrderSearch {
  readonly numbers?: readonly string[] | undefined;
}

/** The conditions on an order `o` and on a quote request `q` that is a row of its own; without `quotes` there are none. */
export interface Conditions {
  readonly orders: readonly RawBuilder<unknown>[];
  readonly quotes: readonly RawBuilder<unknown>[] | undefined;
}

const isMoneyHere = sql`(o.total_incl_tax <= 0 or o.payment_status in ('paid', 'partially_refunded'))`;

/** As `isInPart` of shop-domain, of an order `o`; an index has each of them in these words. */
export const orderParts: Record<OrderPart, RawBuilder<unknown>> = {
  to_send: sql`o.status = 'placed' and o.sent <> 'all' and (o.total_incl_tax <= 0 or o.payment_status in ('paid', 'partially_refunded')
      or o.payment_method = 'pay_later'
        and o.payment_status not in ('paid', 'refunded', 'partially_refunded', 'charged_back'))`,
  unpaid: sql`o.status <> 'cancelled' and o.total_incl_tax > 0
    and o.payment_status not in ('paid', 'refunded', 'partially_refunded', 'charged_back')`,
  completed: sql`(o.status = 'completed' or o.status = 'placed' and o.sent = 'all' and ${isMoneyHere})`,
  cancelled: sql`o.status = 'cancelled'`,
  quotes: sql`o.with_quote`,
};

/** The conditions of a search, words excluded. A quote request has no payment, and is in no part of orders. */
export function conditionsOf(websiteId: string, search: NumberedSearch): Conditions {
  const { part, payment, method, unanswered, withdrawn, later } = search;
  const orders = [sql`o.website_id = ${websiteId}`, ...shared(sql.ref('o'), search)];
  if (part) orders.push(orderParts[part]);
  if (payment) orders.push(sql`o.payment_status in (${sql.join(paymentGroups[payment])})`);
  // One that was cancelled is owed nothing.
  if (payment === 'charged_back') orders.push(sql`o.status <> 'cancelled'`);
  if (method !== undefined) orders.push(sql`o.payment_method = ${method}`);
  const waiting = unansweredQuotes(websiteId);
  if (unanswered) orders.push(sql`o.with_quote and o.token in (select token from ${waiting} w)`);
  if (withdrawn) orders.push(sql`o.id in (select order_id from ${openWithdrawals(websiteId)} w)`);
  if (later) orders.push(isLater(later));
  const isOrder = (part && part !== 'quotes') || payment || method !== undefined || withdrawn || later;
  if (isOrder) return { orders, quotes: undefined };
  return {
    orders,
    quotes: [
      sql`q.website_id = ${websiteId}`,
      sql`not q.with_order`,
      ...(unanswered ? [sql`q.id in (select id from ${waiting} w)`] : []),
      ...shared(sql.ref('q'), search),
    ],
  };
}

/** What a search for everything has: the website, and of quotes that they are rows of their own. */
const EVERYTHING = { orders: 1, quotes: 2 };

/** Whether the conditions of a search leave out rows that are listed without it. */
export function isFiltered({ orders, quotes }: Conditions): boolean {
  return orders.length > EVERYTHING.orders || quotes?.length !== EVERYTHING.quotes;
}

/** The quotes of which the last message is a question of the buyer; one that was declined waits for nobody. */
const unansweredQuotes = (websiteId: string) => sql`(
  select asked.id, asked.token from quote_messages m
  join quotes asked on asked.website_id = m.website_id and asked.id = m.quote_id
  where m.website_id = ${websiteId} and m.author = 'buyer' and m.answered_at is null and asked.status <> 'declined')`;

/** The withdrawals of which the goods or the money are not back; an index has them in these words. */
const openWithdrawals = (websiteId: string) => sql`(
  select order_id from withdrawals where website_id = ${websiteId} and state in ('received', 'returned'))`;

const TODAY = sql`(clock_or(now()) at time zone 'Europe/Amsterdam')::date`;

/** As `laterDue` of shop-domain. */
const isLater = (due: 'open' | 'overdue') =>
  sql`${due === 'overdue' ? sql`o.pay_by < ${TODAY}` : sql`o.pay_by >= ${TODAY}`} and ${orderParts.unpaid}`;

function shared(
  row: RawBuilder<unknown>,
  { country, from, until, numbers }: NumberedSearch,
): RawBuilder<unknown>[] {
  return [
    ...(numbers === undefined ? [] : [sql`${row}.number = any(${[...numbers]}::text[])`]),
    ...(country === undefined ? [] : [sql`${row}.country = ${country}`]),
    ...(from === '' ? [] : [sql`${row}.created_at >= ${startOfDay(from)}`]),
    ...(until === '' ? [] : [sql`${row}.created_at < ${startOfDay(until, 1)}`]),
  ];
}
