import { dutchDayOf } from '@etalage/texts/format';
import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { withWebsite } from '../db/with-website.ts';

/**
 * Notes that the day has come from which a small business charges no VAT. That changes its settings, which are part of the
 * key of every page in a cache: the pages of the day before name VAT.
 */
export async function beginSmallBusiness(
  { db, now }: { readonly db: AppDatabase; readonly now: () => Date },
  websiteId: string,
): Promise<void> {
  const today = dutchDayOf(now());
  const from = sql`settings #>> '{modules,webshop,small_business_from}'`;
  const begun = sql`settings #>> '{modules,webshop,small_business_begun}'`;
  await withWebsite(db, websiteId, (tx) =>
    sql`
      update websites
      set settings = jsonb_set(settings, '{modules,webshop,small_business_begun}', to_jsonb(${from}))
      where id = ${websiteId} and ${from} <> '' and ${from} <= ${today} and ${begun} is distinct from ${from}`.execute(
      tx,
    ),
  );
}
