import { referencesOf } from '@etalage/blocks/schema';
import {
  type AutomaticMenuId,
  automaticMenuIds,
  isAutomaticMenu,
  type Menu,
  menuOfCategories,
  type PageDocument,
  readMenuItems,
  type Site,
} from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { sql } from 'kysely';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Entries of a menu that nobody arranges; with more, the header would need several rows. */
const MOST_ENTRIES = 8;

interface Entry {
  readonly kind: 'category' | 'page';
  readonly label: string;
  readonly link: string;
}

/** The website with those automatic menus that blocks of these documents show. */
export async function withShownMenus(
  tx: WebsiteTransaction,
  site: Site,
  documents: readonly PageDocument[],
  context: Pick<HandlerContext, 'translate'>,
): Promise<Site> {
  const blocks = documents.flatMap((document) => Object.values(document.blocks));
  const references = blocks.flatMap(referencesOf).filter(({ to }) => to === 'menus');
  const shown = new Set(references.flatMap(({ ids }) => ids).filter(isAutomaticMenu));
  return shown.size === 0 ? site : withMenus(tx, site, [...shown], context);
}

/** The website with every automatic menu, for the designer, where each can be chosen. */
export function withAutomaticMenus(
  tx: WebsiteTransaction,
  site: Site,
  context: Pick<HandlerContext, 'translate'>,
): Promise<Site> {
  return withMenus(tx, site, automaticMenuIds, context);
}

async function withMenus(
  tx: WebsiteTransaction,
  site: Site,
  ids: readonly AutomaticMenuId[],
  { translate }: Pick<HandlerContext, 'translate'>,
): Promise<Site> {
  const entries = await findEntries(tx, site.id);
  const menus = ids.map((id) => menuOf(id, entries, translate)).filter(({ items }) => items.length > 0);
  return { ...site, menus: { ...site.menus, ...Object.fromEntries(menus.map((menu) => [menu.id, menu])) } };
}

function menuOf(id: AutomaticMenuId, entries: readonly Entry[], translate: Translate): Menu {
  const pages = entries.filter(({ kind }) => kind === 'page');
  const categories = entries.filter(({ kind }) => kind === 'category');
  const home = { label: translate('website_menu_home'), link: '/' };
  const chosen =
    id === menuOfCategories ? [categories, pages, [home]].find((list) => list.length > 0)! : pages;
  const items = chosen.map(({ label, link }) => ({ label, link }));
  return { id, title: translate('website_menu_label'), items: readMenuItems(items) };
}

/** The outermost categories in their order, then the pages at the top in the order in which they were made. */
async function findEntries(tx: WebsiteTransaction, websiteId: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    (select 'category' as kind, c.title as label, coalesce(nullif(c.link, ''), c.url) as link from categories c
      where c.website_id = ${websiteId} and c.parent_id is null and c.status = 'published'
      order by c.position, c.id limit ${MOST_ENTRIES})
    union all
    (select 'page', p.title, p.path from pages p
      where p.website_id = ${websiteId} and p.path ~ '^/[^/]+$' and p.password_hash is null and not p.noindex
        and exists (select from page_revisions r
                    where r.website_id = p.website_id and r.page_id = p.id and r.published)
      order by p.created_at, p.id limit ${MOST_ENTRIES})`.execute(tx);
  return rows;
}
