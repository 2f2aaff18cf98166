import type { listRequests, OutputOf } from '@etalage/api-contract';
import { MAX_REQUESTS } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

type Kept = OutputOf<typeof listRequests>['requests'][number];

const keptRequests = (tx: WebsiteTransaction, websiteId: string) =>
  tx
    .selectFrom('privacy_requests')
    .select(['id', 'kind', 'is_extended'])
    .select(sql<string>`asked_on::text`.as('asked_on'))
    .select(sql<string | null>`done_on::text`.as('done_on'))
    .where('website_id', '=', websiteId);

export async function findRequest(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<Kept | undefined> {
  return keptRequests(tx, websiteId).where('id', '=', id).executeTakeFirst();
}

/** The reply for the requests of a website: open ones first, those that wait longest at the top. */
export async function requestsReply(tx: WebsiteTransaction, websiteId: string) {
  const requests = await keptRequests(tx, websiteId)
    .orderBy(sql`done_on is not null`)
    .orderBy(sql`case when done_on is null then asked_on end`)
    .orderBy('done_on', 'desc')
    .orderBy('id')
    .limit(MAX_REQUESTS)
    .execute();
  return { requests };
}

/** Forgets the requests that were answered longest ago, until there is room for one more; returns how many are left. */
export async function forgetAnswered(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    with too_many as (
      select greatest(count(*) - ${MAX_REQUESTS - 1}::int, 0) as count from privacy_requests where website_id = ${websiteId}
    ), gone as (
      delete from privacy_requests where website_id = ${websiteId} and id in (
        select id from privacy_requests where website_id = ${websiteId} and done_on is not null
        order by done_on, id limit (select count from too_many)) returning id
    )
    select (select count(*) from privacy_requests where website_id = ${websiteId})::int
      - (select count(*) from gone)::int as left`.execute(tx);
  return rows[0]?.left ?? 0;
}
