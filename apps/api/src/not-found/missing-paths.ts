import type { InputOf, listNotFound } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';

export interface Missing {
  path: string;
  count: number;
  last_seen_at: Date;
}

const orders = {
  count: sql`count desc, path`,
  newest: sql`last_seen_at desc, path`,
  path: sql`path`,
};

/**
 * The missing addresses of a page, and one more than asked for. The days are added up and sorted first (`offset 0`), so that only the rows of the page are
 * compared with what is at their path by now.
 */
export function missingPaths(
  websiteId: string,
  { query, sort, ignored, offset, limit }: InputOf<typeof listNotFound>,
): RawBuilder<Missing> {
  const words = query.trim().toLowerCase();
  const matches = words === '' ? sql`true` : sql`strpos(lower(path), ${words}) > 0`;
  const isIgnored = sql`exists (select from not_found_ignored i where i.website_id = ${websiteId} and i.path = seen.path)`;
  return sql<Missing>`
    select path, count, last_seen_at from (
      select path, least(sum(count), 2000000000)::int as count, max(last_seen_at) as last_seen_at
      from not_found_log where website_id = ${websiteId} and ${matches}
      group by path order by ${orders[sort]} offset 0) seen
    where ${ignored ? isIgnored : sql`not ${isIgnored}`} and not ${isSomething(websiteId)}
    order by ${orders[sort]} limit ${limit + 1} offset ${offset}`;
}

/** Whether visitors of `seen.path` are redirected or see something. */
const isSomething = (websiteId: string) => sql`(
  exists (select from redirects r where r.website_id = ${websiteId} and r.from_path = any(redirect_sources(seen.path)))
  or exists (select from pages p where p.website_id = ${websiteId} and p.path = seen.path
    and exists (select from page_revisions v
      where v.website_id = p.website_id and v.page_id = p.id and v.published))
  or exists (select from categories c
    where c.website_id = ${websiteId} and c.url = seen.path and c.status = 'published')
  or exists (select from products p
    where p.website_id = ${websiteId} and p.url = seen.path and p.status = 'published'))`;
