import { type siteMenu, type SiteMenu, siteMenuValue } from '@etalage/api-contract';
import { sanitiseAhead, sanitiseHtml } from '../markup/sanitise-html.ts';
import { sitePartHandlers } from '../site-parts/part-handlers.ts';
import type { SitePart } from '../site-parts/site-part.ts';
import { checkMenu, placedEntries } from './check-menu.ts';
import { readMenu, withTexts } from './read-menu.ts';

/** One menu of the website (NAV-54). */
export const menuPart: SitePart<SiteMenu> = {
  kind: 'menu',
  roles: ['owner', 'editor'],
  async read(tx, { websiteId, id }) {
    const row = await tx
      .selectFrom('menus')
      .select(['title', 'items'])
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && readMenu(row);
  },
  async write(tx, { websiteId, id }, { title, items }) {
    await tx
      .updateTable('menus')
      .set({ title, items: JSON.stringify(items) })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
  },
  parse: (stored) => siteMenuValue.safeParse(stored).data,
  async clean(menu) {
    await sanitiseAhead(Array.from(placedEntries(menu.items), ({ entry }) => entry.text));
    return withTexts(menu, sanitiseHtml);
  },
  check: checkMenu,
};

export const menuPartHandlers = sitePartHandlers<typeof siteMenu, SiteMenu>(menuPart);
