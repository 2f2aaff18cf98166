import type { OutputOf, listPages } from '@etalage/api-contract';
import { type Selectable, sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { PageRow } from '../db/tables/site.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type ListedPage = OutputOf<typeof listPages>['pages'][number];

/** A moment as JavaScript writes it, so that rows are sent as they come. */
const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** Pages as the dashboard lists them, ordered by path: a number of them after a path, or the one with an id. */
export async function findListedPages(
  tx: WebsiteTransaction,
  websiteId: string,
  which: { readonly after: string; readonly limit: number } | { readonly id: string },
): Promise<ListedPage[]> {
  const chosen =
    'id' in which
      ? sql`p.id = ${which.id}`
      : sql`p.path > ${which.after} and p.deleted_at is null order by p.path limit ${which.limit}`;
  const { rows } = await sql<ListedPage>`
    select p.id, p.path, p.title, p.password_hash is not null as secured, p.noindex, p.seo_title, p.seo_description,
      p.share_image, p.version,
      to_char(p.publish_at at time zone 'UTC', ${ISO}) as publish_at,
      to_char(p.unpublish_at at time zone 'UTC', ${ISO}) as unpublish_at,
      to_char(greatest(p.updated_at, d.updated_at) at time zone 'UTC', ${ISO}) as updated_at,
      case when d.published_revision is null then 'draft' when d.published_revision = d.revision then 'published'
        else 'changed' end as status
    from pages p join drafts d on d.website_id = p.website_id and d.document_kind = 'page' and d.document_id = p.id
    where p.website_id = ${websiteId} and ${chosen}`.execute(tx);
  return rows;
}

/** One page as the dashboard lists it; the caller knows that it is there. */
export async function listedPage(tx: WebsiteTransaction, websiteId: string, id: string): Promise<ListedPage> {
  const [page] = await findListedPages(tx, websiteId, { id });
  if (!page) throw new Error('the page is not there');
  return page;
}

/** Locks a website's pages until the transaction ends, so that two changes never use the same address. */
export async function lockPages(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await lockName(tx, `pages:${websiteId}`);
}

export async function findPage(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<Selectable<PageRow> | undefined> {
  return tx
    .selectFrom('pages')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Things that may keep a path that is checked, because it is theirs. */
export interface PathOwners {
  readonly pages?: readonly string[];
  readonly categories?: readonly string[];
  readonly products?: readonly string[];
}

/** Which of these paths a page, category or product has, other than those of the owners. */
export async function findTaken(
  tx: WebsiteTransaction,
  websiteId: string,
  paths: readonly string[],
  { pages = [], categories = [], products = [] }: PathOwners = {},
): Promise<string[]> {
  const asked = sql`any(${[...paths]}::text[])`;
  const isOther = (ids: readonly string[]) => sql`id <> all(${[...ids]}::text[])`;
  const { rows } = await sql<{ path: string }>`
    select path from pages
      where website_id = ${websiteId} and path = ${asked} and ${isOther(pages)} and deleted_at is null
    union all
    select url from categories where website_id = ${websiteId} and url = ${asked} and ${isOther(categories)}
    union all
    select url from products
      where website_id = ${websiteId} and url = ${asked} and ${isOther(products)}`.execute(tx);
  return rows.map(({ path }) => path);
}

/** Whether visitors can see a page. */
export async function isPublished(tx: WebsiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from page_revisions where website_id = ${websiteId} and page_id = ${id} and published`.execute(tx);
  return rows.length > 0;
}
