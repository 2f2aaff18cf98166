import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { lockName } from '../db/lock-name.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import type { HourOfVisits, MissedWords, SiteCounts } from '../calls/site-counts.ts';

/** Maximum number of different searches stored per website and day, because robots type anything. */
const MAX_SEARCHES_PER_DAY = 500;

/**
 * Adds what was counted to what is stored. If that fails, it is counted again, so that a later try stores it; then the
 * first error is thrown.
 */
export async function storeCounts(db: AppDatabase, counts: SiteCounts): Promise<void> {
  const { visits, missed } = counts.take();
  const websites = new Set([...visits, ...missed].map(({ websiteId }) => websiteId));
  const failures: unknown[] = [];
  for (const websiteId of websites) {
    const ownVisits = visits.filter((one) => one.websiteId === websiteId);
    const ownMissed = missed.filter((one) => one.websiteId === websiteId);
    try {
      await withWebsite(db, websiteId, async (tx) => {
        await addVisits(tx, websiteId, ownVisits);
        if (ownMissed.length > 0) await addMissed(tx, websiteId, ownMissed);
      });
    } catch (error) {
      failures.push(error);
      for (const { hour, visits: number } of ownVisits) counts.addVisit(websiteId, new Date(hour), number);
      for (const { words, count } of ownMissed) counts.addMissedWords(websiteId, words, count);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Of a website that was deleted meanwhile nothing is stored. */
async function addVisits(
  tx: WebsiteTransaction,
  websiteId: string,
  visits: readonly HourOfVisits[],
): Promise<void> {
  await sql`
    insert into visit_counts as c (website_id, hour, visits)
    select w.id, to_timestamp(given.hour / 1000.0), given.visits
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as given (hour bigint, visits integer), websites w
    where w.id = ${websiteId}
    on conflict (website_id, hour) do update set visits = c.visits + excluded.visits`.execute(tx);
}

async function addMissed(
  tx: WebsiteTransaction,
  websiteId: string,
  missed: readonly MissedWords[],
): Promise<void> {
  // Under a lock, so that two processes cannot exceed the limit together.
  await lockName(tx, `missed-searches:${websiteId}`);
  await sql`
    with given as (
      select words, count from jsonb_to_recordset(${JSON.stringify(missed)}::jsonb) as given (words text, count integer)
    ), counted as (
      update missed_searches m set count = m.count + given.count from given
      where m.website_id = ${websiteId} and m.day = clock_or(now())::date and m.words = given.words
      returning m.words)
    insert into missed_searches (website_id, day, words, count)
    select w.id, clock_or(now())::date, given.words, given.count from given, websites w
    where w.id = ${websiteId} and given.words not in (select words from counted)
    limit greatest(0, ${MAX_SEARCHES_PER_DAY} - (
      select count(*) from missed_searches where website_id = ${websiteId} and day = clock_or(now())::date))`.execute(
    tx,
  );
}
