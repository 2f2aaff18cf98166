import type { Site } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findPlace } from '../websites/place.repository.ts';
import { siteOf } from '../websites/site.mapper.ts';

/** The website with its host names; full addresses on these are addresses of the website itself. */
export async function findSiteWithHosts(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<{ site: Site; hosts: string[] }> {
  const site = siteOf(await findPlace(tx, websiteId, '/'));
  const rows = await tx
    .selectFrom('website_hosts')
    .select('host')
    .where('website_id', '=', websiteId)
    .execute();
  return { site, hosts: [site.live_domain, ...rows.map(({ host }) => host)] };
}

/** The titles of what visitors see at these paths, by path. */
export async function findLive(
  tx: WebsiteTransaction,
  websiteId: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const { rows } = await sql<{ path: string; title: string }>`
    select p.path, p.title from pages p where p.website_id = ${websiteId} and p.path = any(${paths})
      and exists (select from page_revisions r
        where r.website_id = p.website_id and r.page_id = p.id and r.published)
    union all
    select url, title from categories
      where website_id = ${websiteId} and url = any(${paths}) and status = 'published'
    union all
    select url, title from products
      where website_id = ${websiteId} and url = any(${paths}) and status = 'published'`.execute(tx);
  return new Map(rows.map(({ path, title }) => [path, title]));
}
