import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The published pages that are about privacy, by their address or title. */
export async function findPrivacyPages(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<{ id: string; title: string; path: string }[]> {
  const { rows } = await sql<{ id: string; title: string; path: string }>`
    select p.id, p.title, p.path from pages p
    where p.website_id = ${websiteId} and (p.path ilike '%privacy%' or p.title ilike '%privacy%')
      and p.password_hash is null and exists (select from page_revisions r
        where r.website_id = ${websiteId} and r.page_id = p.id and r.published)
    order by p.path limit 10`.execute(tx);
  return rows;
}
