import type { OutputOf, listFiles } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { publicAddress } from '../files/picture.repository.ts';

export type LibraryFile = OutputOf<typeof listFiles>['files'][number];

type Row = Omit<LibraryFile, 'created_at' | 'removed_at' | 'focus'> & {
  created_at: Date;
  removed_at: Date | null;
  focus_x: number | null;
  focus_y: number | null;
};

/**
 * Files of the owner with what the library shows of them. `page` selects their keys and is evaluated alone, so that the
 * rest is looked up for one page of files only.
 */
export async function findLibraryFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  page: RawBuilder<unknown>,
): Promise<LibraryFile[]> {
  const { rows } = await sql<Row>`
    with page as materialized (${page})
    select f.key, f.name, f.folder, f.alt, f.is_decorative, f.content_type, f.is_private, f.size, f.created_at,
      f.removed_at, f.focus_x, f.focus_y, coalesce(p.width, 0) as width, coalesce(p.height, 0) as height,
      exists (select from file_usages u
        where u.website_id = ${websiteId} and u.key = f.key and u.is_live) as is_live,
      (select count(*)::int from files o where o.website_id = ${websiteId} and o.source_hash = f.source_hash
        and o.visitor_hash is null and o.quote_id is null and o.state = 'stored' and o.removed_at is null
         and o.replaced_by is null and o.key <> f.key) as copies
    from page join files f on f.website_id = ${websiteId} and f.key = page.key
    -- One by one: for a page of files it is cheaper than reading all pictures of the website.
    left join lateral (select width, height from pictures
      where website_id = ${websiteId} and address = ${publicAddress(websiteId, '')}::text || f.key limit 1) p on true
    order by f.created_at desc, f.key desc`.execute(tx);
  return rows.map(({ created_at, removed_at, focus_x: x, focus_y: y, ...file }) => ({
    ...file,
    focus: x === null || y === null ? null : { x, y },
    created_at: created_at.toISOString(),
    removed_at: removed_at?.toISOString() ?? '',
  }));
}

/** One file of the library; undefined for a file of a visitor or a quote, and for one that is not stored or was replaced. */
export async function findLibraryFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
): Promise<LibraryFile | undefined> {
  const [file] = await findLibraryFiles(
    tx,
    websiteId,
    sql`select key from files where website_id = ${websiteId} and key = ${key} and visitor_hash is null
      and quote_id is null and state = 'stored' and replaced_by is null`,
  );
  return file;
}
