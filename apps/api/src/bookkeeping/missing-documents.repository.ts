import type { BookedPeriod } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isBookedRefund } from './booked-sales.ts';
import { dayOf, isWithin } from './period-range.ts';

const MOST_NAMED = 100;

interface MissingRow {
  readonly kind: 'order' | 'refund';
  readonly number: string;
  readonly day: string;
  readonly gross: number;
  readonly count: number;
}

/**
 * What is in the books of a period without a document: orders without an invoice that stands, and refunds that were paid back
 * without a credit note. The returns are made from documents, so that these are in none of them yet.
 */
export async function findMissingDocuments(tx: WebsiteTransaction, websiteId: string, period: BookedPeriod) {
  const { rows } = await sql<MissingRow>`
    select m.kind, o.number, ${dayOf(sql`m.at`)} as day, m.gross, (count(*) over ())::int as count
    from (${ordersWithout(websiteId, period)} union all ${refundsWithout(websiteId, period)}) m
    join orders o on o.website_id = ${websiteId} and o.id = m.order_id
    order by m.at, m.id limit ${MOST_NAMED}`.execute(tx);
  return { count: rows[0]?.count ?? 0, items: rows.map(({ count: _count, ...item }) => item) };
}

/** An invoice whose rest was taken back, because its order was cancelled, does not stand, and that of a test is none. */
function ordersWithout(websiteId: string, period: BookedPeriod): RawBuilder<unknown> {
  return sql`
    select 'order' as kind, v.order_id as id, v.order_id, v.at, sum(v.gross)::bigint as gross
    from order_vat v
    where v.website_id = ${websiteId} and v.is_booked and ${isWithin(sql`v.at`, period)} and not exists (
      select from invoices i
      where i.website_id = v.website_id and i.order_id = v.order_id and i.series = 'invoice' and not exists (
        select from invoices c
        where c.website_id = i.website_id and c.order_id = i.order_id and c.kind = 'credit_note'
          and c.refund_id is null and c.round = i.round))
    group by v.order_id, v.at having sum(v.gross) <> 0`;
}

/** What gives back VAT that the documents do not charge any more has no credit note of its own. */
const isVatOnly = sql`(
  exists (select from vat_corrections c where c.website_id = r.website_id and c.order_id = r.order_id)
  and not exists (select from jsonb_to_recordset(r.split -> 'rates') as g (gross bigint, tax bigint) where g.gross > g.tax))`;

/** A refund that may still fail has none yet, and one of what was never sold gives nothing back. */
function refundsWithout(websiteId: string, period: BookedPeriod): RawBuilder<unknown> {
  return sql`
    select 'refund' as kind, r.id, r.order_id, r.created_at as at, -r.amount as gross
    from refunds r join orders o on o.website_id = r.website_id and o.id = r.order_id
    where r.website_id = ${websiteId} and ${isBookedRefund} and r.state = 'done'
      and r.split -> 'rates' <> '[]'::jsonb and not ${isVatOnly} and ${isWithin(sql`r.created_at`, period)} and not exists (
        select from invoices i where i.website_id = r.website_id and i.refund_id = r.id)`;
}
