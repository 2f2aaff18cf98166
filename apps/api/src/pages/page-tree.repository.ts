import { maxMovedPages, type OutputOf, type listPages } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type PageFolder = OutputOf<typeof listPages>['folders'][number];

/** What stands at a path and below it. */
export interface Branch {
  readonly pages: readonly {
    readonly id: string;
    readonly path: string;
    readonly title: string;
    readonly is_published: boolean;
  }[];
  readonly folders: readonly PageFolder[];
}

export async function findFolders(tx: WebsiteTransaction, websiteId: string): Promise<PageFolder[]> {
  return tx
    .selectFrom('page_folders')
    .select(['path', 'title'])
    .where('website_id', '=', websiteId)
    .orderBy('path')
    .execute();
}

/** At most one thing more than a move may take along, of each kind. */
export async function findBranch(tx: WebsiteTransaction, websiteId: string, path: string): Promise<Branch> {
  const pages = await sql<Branch['pages'][number]>`
    select p.id, p.path, p.title, exists (select from page_revisions r
      where r.website_id = p.website_id and r.page_id = p.id and r.published) as is_published
    from pages p where p.website_id = ${websiteId} and ${isIn(path)}
    order by p.path limit ${maxMovedPages + 1}`.execute(tx);
  const folders = await sql<PageFolder>`
    select path, title from page_folders where website_id = ${websiteId} and ${isIn(path)}
    order by path limit ${maxMovedPages + 1}`.execute(tx);
  return { pages: pages.rows, folders: folders.rows };
}

/** The title of the page or folder at a path. */
export async function findTitleAt(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from pages where website_id = ${websiteId} and path = ${path}
    union all
    select title from page_folders where website_id = ${websiteId} and path = ${path} limit 1`.execute(tx);
  return rows[0]?.title;
}

/** Whether a row stands at a path or below it. */
function isIn(path: string) {
  return sql`(path = ${path} or starts_with(path, ${`${path}/`}))`;
}

/** Gives everything at a path and below it its new path. */
export async function movePaths(
  tx: WebsiteTransaction,
  websiteId: string,
  from: string,
  to: string,
): Promise<void> {
  // A new path can be the old one of another row, so all of them get paths first that no page can have.
  const aside = `/:${from}`;
  for (const [before, after] of [
    [from, aside],
    [aside, to],
  ] as const) {
    const path = sql`${after} || substr(path, ${before.length + 1}::int)`;
    await sql`update pages set path = ${path} where website_id = ${websiteId} and ${isIn(before)}`.execute(
      tx,
    );
    await sql`update page_folders set path = ${path} where website_id = ${websiteId} and ${isIn(before)}`.execute(
      tx,
    );
  }
  await sql`
    update pages set version = version + 1, updated_at = clock_or(now())
    where website_id = ${websiteId} and ${isIn(to)}`.execute(tx);
}
