import type { Site } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The names of the website itself: what has a whole address of it is loaded from nowhere else. */
export async function findOwnHosts(
  tx: WebsiteTransaction,
  websiteId: string,
  site: Site,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('website_hosts')
    .select('host')
    .where('website_id', '=', websiteId)
    .execute();
  return new Set(
    [...rows.map(({ host }) => host), site.live_domain].map((host) => host.replace(/^www\./, '')),
  );
}
