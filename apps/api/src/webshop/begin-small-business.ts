import { dutchDayOf } from '@etalage/texts/format';
import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { withWebsite } from '../db/with-website.ts';

/**
 * Notes that the day has come from which a small business charges no VAT, or charges it again. That changes its settings,
 * which are part of the key of every page in a cache: the pages of the day before have the other prices.
 */
export async function beginSmallBusiness(
  { db, now }: { readonly db: AppDatabase; readonly now: () => Date },
  websiteId: string,
): Promise<void> {
  const today = dutchDayOf(now());
  const day = (name: string) => sql`coalesce(settings #>> ${`{modules,webshop,${name}}`}::text[], '')`;
  const come = (name: string) => sql`(${day(name)} <> '' and ${day(name)} <= ${today})`;
  const last = sql`case when ${come('small_business_until')} then ${day('small_business_until')}
    when ${come('small_business_from')} then ${day('small_business_from')} end`;
  const begun = sql`settings #>> '{modules,webshop,small_business_begun}'`;
  await withWebsite(db, websiteId, (tx) =>
    sql`
      update websites
      set settings = jsonb_set(settings, '{modules,webshop,small_business_begun}', to_jsonb(${last}))
      where id = ${websiteId} and ${last} is not null and ${begun} is distinct from ${last}`.execute(tx),
  );
}
