import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { withWebsite } from '../db/with-website.ts';

/**
 * Notes which sale is the last that began three months ago: from then on a reduction that grew in steps is compared with
 * another price. That changes the settings, which are part of the key of every page in a cache: pages of the day before
 * print the older price.
 */
export async function renewPriorPrices(
  { db, now }: { readonly db: AppDatabase; readonly now: () => Date },
  websiteId: string,
): Promise<void> {
  const moment = sql`${now()}::timestamptz`;
  const dutchDay = (at: typeof moment) => sql`date_trunc('day', ${at} at time zone 'Europe/Amsterdam')`;
  const noted = sql`settings #>> '{modules,webshop,prior_prices_since}'`;
  await withWebsite(db, websiteId, (tx) =>
    sql`
      update websites
      set settings = jsonb_set(settings, '{modules,webshop,prior_prices_since}', to_jsonb(last.at))
      from (
        select max(h.at)::text as at from price_history h
        where h.website_id = ${websiteId} and h.sale_price_cents is not null
          and h.at < ${moment} - interval '3 months' + interval '4 days'
          and ${dutchDay(sql`h.at`)} + interval '3 months' <= ${dutchDay(moment)}) last
      where id = ${websiteId} and last.at is not null and settings #> '{modules,webshop}' is not null
        and ${noted} is distinct from last.at`.execute(tx),
  );
}
