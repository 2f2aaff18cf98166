import type { BookedPeriod } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import { isRefundOfSale } from '../db/refund-of-sale.ts';
import { isWithin } from './period-range.ts';

export type SaleKind = 'orders' | 'refunds';

/** Whether a refund `r` of an order `o` is in the books: it did not fail, and gives back what was sold. */
export const isBookedRefund = sql`(${isRefundOfSale} and r.state <> 'failed' and not o.is_test)`;

/**
 * What was sold or paid back in a period, a line per VAT group. The screen adds these lines up and the export writes them,
 * so that both say the same: `id` of the order or the refund, `at` when it counts, and its amounts.
 */
export function bookedLines(what: SaleKind, websiteId: string, period: BookedPeriod): RawBuilder<unknown> {
  return what === 'orders' ? orderLines(websiteId, period) : refundLines(websiteId, period);
}

/** `is_booked` of the database says which orders are in the books; each row knows it of its order. */
function orderLines(websiteId: string, period: BookedPeriod) {
  return sql`
    select v.order_id as id, v.order_id, v.at, v.country, v.category, v.rate, v.destination, v.gross - v.tax as net,
      v.tax, v.gross, '' as refund_reason
    from order_vat v
    where v.website_id = ${websiteId} and v.is_booked and ${isWithin(sql`v.at`, period)}`;
}

function refundLines(websiteId: string, period: BookedPeriod) {
  return sql`
    select r.id, o.id as order_id, r.created_at as at, o.country, g.category, g.rate,
      coalesce(v.destination, '') as destination, g.tax - g.gross as net, -g.tax as tax, -g.gross as gross,
      r.reason as refund_reason
    from refunds r
    join orders o on o.website_id = r.website_id and o.id = r.order_id
    cross join lateral (
      select split_part(p.vat, ':', 1) as category, coalesce(nullif(split_part(p.vat, ':', 2), ''), '0')::integer as rate,
        p.gross, p.tax
      from jsonb_to_recordset(r.split -> 'rates') as p (vat text, gross bigint, tax bigint)) g
    left join order_vat v on v.website_id = o.website_id and v.order_id = o.id
      and v.category = g.category and v.rate = g.rate
    where r.website_id = ${websiteId} and ${isBookedRefund}
      and ${isWithin(sql`r.created_at`, period)}`;
}
