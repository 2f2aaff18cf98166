import type { DistanceSales } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** What counts to the yearly amount of sales to consumers in other member states, of a year and the one before. */
export async function sumDistanceSales(
  tx: WebsiteTransaction,
  websiteId: string,
  year: number,
): Promise<DistanceSales> {
  const { rows } = await sql<DistanceSales>`
    select coalesce(sum(v.net) filter (where v.date >= make_date(${year}, 1, 1)), 0)::bigint as this_year,
      coalesce(sum(v.net) filter (where v.date < make_date(${year}, 1, 1)), 0)::bigint as last_year
    from invoice_vat v
    where v.website_id = ${websiteId} and v.distance
      and v.date between make_date(${year} - 1, 1, 1) and make_date(${year}, 12, 31)`.execute(tx);
  return rows[0] ?? { this_year: 0, last_year: 0 };
}
