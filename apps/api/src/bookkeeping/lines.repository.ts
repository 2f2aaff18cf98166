import type { BookedPeriod } from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import { listCursors, pageAround } from '../calls/list-cursor.ts';
import { MICROSECONDS, microsecondsOf, momentOfMicroseconds } from '../db/microseconds.ts';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { methodTitle } from '../order-list/method-title.ts';
import { bookedLines, type SaleKind } from './booked-sales.ts';
import { dayOf } from './period-range.ts';

/** Lines in one reply. */
const PART = 500;

const VAT = /^[A-Z]{0,3}:\d{1,5}$/;
const cursors = listCursors<SaleKind>(
  { orders: MICROSECONDS, refunds: MICROSECONDS },
  { orders: VAT, refunds: VAT },
);

interface LineRow {
  readonly id: string;
  readonly order_id: string;
  readonly day: string;
  readonly category: string;
  readonly rate: number;
  readonly destination: string;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly refund_reason: string;
  /** Its place in the order of the lines. */
  readonly place: string;
  readonly vat: string;
}

interface LineDetails {
  readonly id: string;
  readonly number: string;
  readonly country: string;
  readonly customer: Customer;
  readonly vat: OrderSnapshot['vat'];
  readonly method: string;
  readonly paid_on: string;
}

/** The lines of a period after another part, the oldest first, with what is told of their orders. */
export async function pageOfLines(
  tx: WebsiteTransaction,
  websiteId: string,
  asked: BookedPeriod & { readonly what: SaleKind; readonly cursor: string },
) {
  const { what } = asked;
  const cursor = cursors.read(asked.cursor, what);
  const vat = sql`l.category || ':' || l.rate`;
  const place = cursor && momentOfMicroseconds(cursor.value);
  const beyond = cursor
    ? sql`l.at >= ${place} and (l.at, l.id, ${vat}) > (${place}, ${cursor.id}, ${cursor.within})`
    : sql`true`;
  const { rows: found } = await sql<LineRow>`
    select l.id, l.order_id, ${dayOf(sql`l.at`)} as day, l.category, l.rate, l.destination, l.net, l.tax, l.gross,
      l.refund_reason, ${microsecondsOf(sql`l.at`)} as place, ${vat} as vat
    from (${bookedLines(what, websiteId, asked)}) l
    where ${beyond} order by l.at, l.id, ${vat} limit ${PART + 1}`.execute(tx);
  const placeOf = (row: LineRow) => ({ value: row.place, id: row.id, within: row.vat });
  const { rows, next } = pageAround(cursors, { found, limit: PART, sort: what, cursor, placeOf });
  const details = await detailsOf(tx, websiteId, [...new Set(rows.map(({ order_id }) => order_id))]);
  return { rows, next, details };
}

async function detailsOf(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineDetails>> {
  const { rows } = await sql<LineDetails>`
    select o.id, o.number, o.country, o.customer, o.snapshot -> 'vat' as vat, ${methodTitle} as method,
      coalesce((
        select min(p.day)::text from received_payments p
        where p.website_id = o.website_id and p.order_id = o.id), '') as paid_on
    from orders o where o.website_id = ${websiteId} and o.id = any(${ids}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
