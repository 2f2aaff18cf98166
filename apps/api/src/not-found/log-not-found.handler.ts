import type { logNotFound } from '@etalage/api-contract';
import { sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { Handler } from '../calls/handler-context.ts';
import { normalisedPath } from '@etalage/site-model';

/** Maximum number of different addresses stored per website and day, because scanners request thousands. */
export const MAX_PATHS_PER_DAY = 500;
const DAYS_KEPT = 90;

/** Counts an address that was not found, per day and path (API-25). Beyond the limit only known ones are counted. */
export const logNotFoundHandler: Handler<typeof logNotFound> = async ({ url }, { write, websiteId }) => {
  const path = normalisedPath(url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')).slice(0, 500);
  return write(async (tx) => {
    const counted = await sql`
      update not_found_log set count = least(count + 1, 2000000000), last_seen_at = clock_or(now())
      where website_id = ${websiteId} and day = clock_or(now())::date and path = ${path}`.execute(tx);
    if (counted.numAffectedRows) return { logged: true };
    // Rows are added under a lock, so that simultaneous calls cannot exceed the limit.
    await lockName(tx, `not-found:${websiteId}`);
    const { rows } = await sql<{ today: number }>`
      with swept as (
        delete from not_found_log where website_id = ${websiteId} and day < clock_or(now())::date - ${DAYS_KEPT}::int)
      select count(*)::int as today from not_found_log
      where website_id = ${websiteId} and day = clock_or(now())::date`.execute(tx);
    if ((rows[0]?.today ?? 0) >= MAX_PATHS_PER_DAY) return { logged: false };
    await sql`
      insert into not_found_log (website_id, day, path) values (${websiteId}, clock_or(now())::date, ${path})
      on conflict (website_id, day, path) do update set count = not_found_log.count + 1, last_seen_at = clock_or(now())`.execute(
      tx,
    );
    return { logged: true };
  });
};
