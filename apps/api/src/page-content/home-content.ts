import { sql } from 'kysely';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { documentOf } from '../documents/document-of.ts';
import { standardHome } from '../documents/standard-home.ts';
import type { Place } from '../websites/place.repository.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import type { Content } from './page-content.ts';

/** Whether visitors get the standard front page at a path: nothing of the owner is at the root. */
export const isStandardHome = (place: Place, path: string): boolean => path === '/' && place.found === null;

/** The front page of a website without a published page at its root. */
export async function homeContent(
  tx: WebsiteTransaction,
  { website, rootTitle }: Place,
  { translate }: Pick<HandlerContext, 'translate'>,
): Promise<Content> {
  const { rows } = await sql<{ hasCategories: boolean; hasProducts: boolean }>`
    select
      exists (select from categories where website_id = ${website.id} and parent_id is null
        and status = 'published') as "hasCategories",
      exists (select from products where website_id = ${website.id} and status = 'published') as "hasProducts"`.execute(
    tx,
  );
  const { name } = website;
  const title = rootTitle || name;
  return {
    kind: 'page',
    status: 200,
    cacheable: true,
    seo: { title: name, description: '', noindex: false, image: '' },
    body: documentOf('home', standardHome({ name, ...rows[0]! }, translate)),
    fields: { post_title: title, breadcrumbs: breadcrumbsOf(title, [], title, '/') },
  };
}
