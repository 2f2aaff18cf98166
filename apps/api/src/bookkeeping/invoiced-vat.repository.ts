import type { BookedPeriod, IcpPart, QuarterPart } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Customers in one list of supplies to companies, and documents in one list of what is to be looked at. */
const MOST_COMPANIES = 2000;
const MOST_NAMED = 100;

const quarterOf = (day: RawBuilder<unknown>) => sql<string>`to_char(${day}, 'YYYY-Q')`;
const monthOf = (day: RawBuilder<unknown>) => sql<string>`to_char(${day}, 'YYYY-MM')`;

/** Whether a row `v` is of a document of the period. */
function isInPeriod(websiteId: string, { from, until }: BookedPeriod): RawBuilder<unknown> {
  return sql`(v.website_id = ${websiteId} and v.date between ${from}::date and ${until}::date)`;
}

/** What the documents of a period charge, per way of charging and quarter; summed by day first, of which there are few. */
export async function findInvoicedParts(
  tx: WebsiteTransaction,
  websiteId: string,
  period: BookedPeriod,
): Promise<QuarterPart[]> {
  const { rows } = await sql<QuarterPart>`
    select q.category, q.rate, q.treatment, q.destination, q.quarter,
      case when q.credited < q.quarter then q.credited else '' end as corrects,
      sum(q.net)::bigint as net, sum(q.tax)::bigint as tax
    from (
      select d.category, d.rate, d.treatment, d.destination, d.net, d.tax, ${quarterOf(sql`d.date`)} as quarter,
        coalesce(${quarterOf(sql`d.credited_on`)}, '9999-9') as credited
      from (
        select v.category, v.rate, v.treatment, v.destination, v.date, v.credited_on, sum(v.net) as net, sum(v.tax) as tax
        from invoice_vat v where ${isInPeriod(websiteId, period)} group by 1, 2, 3, 4, 5, 6) d) q
    group by 1, 2, 3, 4, 5, 6`.execute(tx);
  return rows;
}

/** What the documents of a period supply without VAT to companies in other member states, and what the proof lacks. */
export async function findSuppliesToCompanies(
  tx: WebsiteTransaction,
  websiteId: string,
  period: BookedPeriod,
): Promise<{ parts: IcpPart[]; isCut: boolean }> {
  const { rows } = await sql<IcpPart>`
    select s.vat_number, s.month, s.corrects, s.category, s.problem, sum(s.net)::bigint as net
    from (
      select i.document #>> '{buyer,vat_number}' as vat_number, ${monthOf(sql`v.date`)} as month,
        case when v.credited_on < ${period.from}::date then ${monthOf(sql`v.credited_on`)} else '' end as corrects,
        v.category, v.net, ${problemOf()} as problem
      from invoice_vat v
      join invoices i on i.website_id = v.website_id and i.id = v.invoice_id
      join orders o on o.website_id = i.website_id and o.id = i.order_id
      left join vat_corrections c on c.website_id = i.website_id and c.order_id = i.order_id and c.round <= i.round
      where ${isInPeriod(websiteId, period)} and v.category in ('K', 'AE')) s
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5 limit ${MOST_COMPANIES + 1}`.execute(tx);
  return { parts: rows.slice(0, MOST_COMPANIES), isCut: rows.length > MOST_COMPANIES };
}

/** What the proof of a supply lacks, of a document `i` of an order `o` with a correction `c`; one of `ICP_PROBLEMS`. */
function problemOf(): RawBuilder<unknown> {
  return sql`
    case
      when coalesce(i.document #>> '{buyer,vat_number}', '') = '' then 'no_number'
      when v.vies = 'unavailable' then 'unavailable'
      when v.vies <> 'valid' or coalesce(coalesce(c.vat, o.snapshot -> 'vat') -> 'proof', 'null') = 'null' then 'no_proof'
      when coalesce(coalesce(c.vat, o.snapshot -> 'vat') #>> '{proof,consultation_number}', '') = '' then 'no_consultation'
      else ''
    end`;
}

interface UnprovenRow {
  readonly number: string;
  readonly order_number: string;
  readonly day: string;
  readonly vat_number: string;
  readonly net: number;
  readonly tax: number;
  readonly count: number;
}

/**
 * Invoices of a period with VAT to companies whose number could not be checked, unless something of them was credited or VIES
 * said later that there is no such number.
 */
export async function findUnproven(tx: WebsiteTransaction, websiteId: string, period: BookedPeriod) {
  const { rows } = await sql<UnprovenRow>`
    select i.number, o.number as order_number, i.date::text as day,
      coalesce(i.document #>> '{buyer,vat_number}', '') as vat_number, sum(v.net)::bigint as net,
      sum(v.tax)::bigint as tax, (count(*) over ())::int as count
    from invoice_vat v
    join invoices i on i.website_id = v.website_id and i.id = v.invoice_id
    join orders o on o.website_id = i.website_id and o.id = i.order_id
    where ${isInPeriod(websiteId, period)} and v.category = 'S' and v.vies = 'unavailable'
      and i.kind = 'invoice' and not exists (
        select from invoices c where c.website_id = i.website_id and c.order_id = i.order_id
          and c.kind = 'credit_note' and c.round = i.round)
      and not exists (select from vat_rechecks r
        where r.website_id = i.website_id and r.order_id = i.order_id and r.state = 'invalid')
    group by i.website_id, i.id, o.number order by i.date, i.id limit ${MOST_NAMED}`.execute(tx);
  return { count: rows[0]?.count ?? 0, items: rows.map(({ count: _count, ...item }) => item) };
}
