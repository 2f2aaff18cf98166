import { sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PictureRefused } from './picture-refused.ts';

/** Attempts for a picture; what a website refuses is not tried again. */
export const MOST_TRIES = 3;
/** Minutes until the second and the third attempt. */
const DELAYS = [2, 15];
/** Minutes in which those that took an address have handled it; afterwards it counts as left behind. */
const LEASE = 10;

/** An address to fetch. */
export interface DueSource {
  readonly source: string;
  readonly member_id: string;
  readonly tries: number;
}

/**
 * Takes addresses that are due, the oldest first, with all pictures that wait for them, so that nobody else fetches them
 * meanwhile. One that somebody has taken, or that failed a moment ago, is not due for any of its pictures.
 */
export async function takeDue(
  tx: WebsiteTransaction,
  websiteId: string,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<DueSource[]> {
  await lockName(tx, `fetched-pictures:${websiteId}`);
  const { rows } = await sql<DueSource>`
    with due as (
      select source from import_pictures p
      where website_id = ${websiteId} and state = 'waiting' and next_try_at <= ${now}::timestamptz and not exists (
        select from import_pictures o where o.website_id = ${websiteId} and o.state = 'waiting'
          and o.source = p.source and o.next_try_at > ${now}::timestamptz)
      order by next_try_at, import_id, product_id, variant_id, place limit ${limit}),
    taken as (
      update import_pictures
      set tries = tries + 1, next_try_at = ${now}::timestamptz + make_interval(mins => ${LEASE}::integer)
      where website_id = ${websiteId} and state = 'waiting' and source in (select source from due)
      returning source, member_id, tries)
    select source, min(member_id) as member_id, max(tries) as tries from taken group by source`.execute(tx);
  return rows;
}

/** Plans the next attempt for the pictures of an address, or gives up. */
export async function endFailed(
  tx: WebsiteTransaction,
  websiteId: string,
  { source, refusal, now }: { readonly source: string; readonly refusal: PictureRefused; readonly now: Date },
): Promise<void> {
  const isLast = sql<boolean>`${!refusal.mayPass} or tries >= ${MOST_TRIES}`;
  await sql`
    update import_pictures set
      state = case when ${isLast} then 'failed' else 'waiting' end,
      message_key = ${refusal.key},
      next_try_at = ${now}::timestamptz
        + make_interval(mins => coalesce((${DELAYS}::integer[])[tries], ${DELAYS.at(-1)}::integer))
    where website_id = ${websiteId} and state = 'waiting' and source = ${source}`.execute(tx);
}
