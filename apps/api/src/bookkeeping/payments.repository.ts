import type { BookedPeriod } from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import { type RawBuilder, sql } from 'kysely';
import { listCursors, pageAround } from '../calls/list-cursor.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { titleOfMethod } from '../order-list/method-title.ts';

/** Payments in one reply. */
const PART = 500;

const cursors = listCursors<'day'>({ day: /^\d{1,6}$/ });

/**
 * Whether a payment `p` is in the books of a period: the screen adds up these, and the export writes them. In a test no
 * money moved.
 */
function isInPeriod(websiteId: string, { from, until }: BookedPeriod): RawBuilder<unknown> {
  return sql`(p.website_id = ${websiteId} and not p.is_test and p.day between ${from}::date and ${until}::date)`;
}

/** What arrived in a period by each method, the most first. */
export async function sumPayments(tx: WebsiteTransaction, websiteId: string, period: BookedPeriod) {
  const { rows } = await sql<{
    method: string;
    count: number;
    received: number;
    refunded: number;
    charged_back: number;
  }>`
    select ${titleOfMethod(sql`g.method`)} as method, g.count, g.received, g.refunded, g.charged_back
    from (
      select p.method, min(p.order_id) as order_id, count(*)::int as count, sum(p.amount)::bigint as received,
        sum(p.refunded)::bigint as refunded, sum(p.charged_back)::bigint as charged_back
      from received_payments p where ${isInPeriod(websiteId, period)} group by p.method) g
    join orders o on o.website_id = ${websiteId} and o.id = g.order_id
    order by g.received desc, g.method`.execute(tx);
  return rows;
}

interface PaymentRow {
  readonly id: string;
  readonly day: string;
  /** Its day, as a number of days. */
  readonly place: string;
  readonly number: string;
  readonly customer: Customer;
  readonly method: string;
  readonly reference: string;
  readonly received: number;
  readonly refunded: number;
  readonly charged_back: number;
  /** When the bank took it back; '' if it did not. */
  readonly charged_back_on: string;
}

/** The payments of a period after another part, the oldest first. */
export async function pageOfPayments(
  tx: WebsiteTransaction,
  websiteId: string,
  asked: BookedPeriod & { readonly cursor: string },
) {
  const cursor = cursors.read(asked.cursor, 'day');
  const beyond = cursor
    ? sql`(p.day, p.id) > ((date '2000-01-01' + ${cursor.value}::int), ${cursor.id})`
    : sql`true`;
  const { rows: found } = await sql<PaymentRow>`
    select p.id, p.day::text as day, (p.day - date '2000-01-01')::text as place, o.number, o.customer, ${titleOfMethod(sql`p.method`)} as method,
      coalesce(a.psp_id, '') as reference, p.amount as received, p.refunded, p.charged_back,
      coalesce((
        select min((e.created_at at time zone 'Europe/Amsterdam')::date)::text from payment_events e
        where p.charged_back > 0 and e.website_id = p.website_id and e.attempt_id = p.id and e.charged_back > 0), '') as charged_back_on
    from (
      select * from received_payments p where ${isInPeriod(websiteId, asked)} and ${beyond}
      order by p.day, p.id limit ${PART + 1}) p
    join payment_attempts a on a.website_id = p.website_id and a.id = p.id
    join orders o on o.website_id = p.website_id and o.id = p.order_id
    order by p.day, p.id`.execute(tx);
  const placeOf = ({ place, id }: PaymentRow) => ({ value: place, id, within: '' });
  return pageAround(cursors, { found, limit: PART, sort: 'day', cursor, placeOf });
}
