import type { listAddresses } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { Handler } from '../calls/handler-context.ts';
import { isStandardHome } from '../page-content/home-content.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { findPlace } from '../websites/place.repository.ts';

/** Maximum number of addresses in a sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** All addresses of a website for search engines, pages first. */
export const listAddressesHandler: Handler<typeof listAddresses> = async (_input, { read, websiteId }) =>
  read(async (tx) => {
    const { rows } = await sql<{ path: string }>`
      select path from (
        select 1 as nr, p.path from pages p
          where p.website_id = ${websiteId} and p.password_hash is null and not p.noindex
            and exists (select from page_revisions r
                        where r.website_id = p.website_id and r.page_id = p.id and r.published)
        union all
        select 2, c.url from categories c where c.website_id = ${websiteId} and c.status = 'published'
        union all
        select 3, p.url from products p where p.website_id = ${websiteId} and p.status = 'published') a
      group by path order by min(nr), path limit ${MAX_ADDRESSES}`.execute(tx);
    const place = await findPlace(tx, websiteId, '/');
    const home = isStandardHome(place, '/') ? ['/'] : [];
    return { live_domain: siteOf(place).live_domain, paths: [...home, ...rows.map((row) => row.path)] };
  });
