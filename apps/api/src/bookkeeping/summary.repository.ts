import type { BookedPart, BookedPeriod } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { bookedLines, isBookedRefund, type SaleKind } from './booked-sales.ts';
import { isWithin } from './period-range.ts';

/** The lines of a period, added up per VAT group and country. */
export async function findSums(
  tx: WebsiteTransaction,
  websiteId: string,
  period: BookedPeriod,
): Promise<BookedPart[]> {
  const parts: BookedPart[] = [];
  for (const what of ['orders', 'refunds'] satisfies SaleKind[]) {
    const { rows } = await sql<Omit<BookedPart, 'what'>>`
      select category, rate, destination, country, sum(net)::bigint as net, sum(tax)::bigint as tax,
        sum(gross)::bigint as gross
      from (${bookedLines(what, websiteId, period)}) l group by category, rate, destination, country`.execute(
      tx,
    );
    parts.push(...rows.map((row): BookedPart => ({ what, ...row })));
  }
  return parts;
}

/** How many orders and refunds are in the books of a period, and how many orders are not because they were a test. */
export async function countBooked(tx: WebsiteTransaction, websiteId: string, period: BookedPeriod) {
  const { rows } = await sql<{ orders: number; refunds: number; tests: number }>`
    select (select count(*)::int from (
        select distinct l.at, l.order_id from (${bookedLines('orders', websiteId, period)}) l) found) as orders,
      (select count(*)::int from orders o where o.website_id = ${websiteId} and o.is_test
        and ${isWithin(sql`o.created_at`, period)}) as tests,
      (select count(*)::int from refunds r join orders o on o.website_id = r.website_id and o.id = r.order_id
        where r.website_id = ${websiteId} and ${isBookedRefund}
          and ${isWithin(sql`r.created_at`, period)}) as refunds`.execute(tx);
  return rows[0] ?? { orders: 0, refunds: 0, tests: 0 };
}
