import type { SiteMenu } from '@etalage/api-contract';
import { withWebsite } from '../../db/with-website.ts';
import { documentFixture, paragraph } from '../../testing/document-fixture.ts';
import { removeDeletedMenus } from '../deleted-menus.ts';
import { menusHandlers } from '../handlers.ts';
import { readMenu } from '../read-menu.ts';

export const emptyMenu = (title: string): SiteMenu => ({ title, items: [] });

export const leaf = (id: string, label: string, link: string) => ({
  id,
  label,
  link,
  class: '',
  item_type: '',
  text: '',
});

export const entry = (id: string, label: string, link: string) => ({
  ...leaf(id, label, link),
  type: 'default',
  style: { type: '', icon: '', text_color: '' },
  column_width: '',
  items: [] as object[],
});

const DAY = 24 * 60 * 60 * 1000;

/** Two websites; the first has the menu `hoofd`, empty and published, and the second has `ander`. */
export async function menusFixture() {
  const documents = await documentFixture(menusHandlers);
  const { database, api, ids, websiteId, otherWebsite, page, save: saveDocument } = documents;
  const { pool } = database.admin;
  const one = async <Row>(query: string, values: unknown[] = []) =>
    (await pool.query(query, values)).rows[0] as Row;
  const count = async (table: string) =>
    (await one<{ n: number }>(`select count(*)::int as n from ${table} where website_id = $1`, [websiteId]))
      .n;
  await pool.query(`insert into menus (website_id, id, title) values ($1, 'ander', 'Ander')`, [otherWebsite]);

  return {
    ...documents,
    /** The menu of the other website. */
    foreign: 'ander',
    /** Leaves the first website with the menu `hoofd` alone, with these entries, and returns its id. */
    async startOver(items = '[]'): Promise<string> {
      await pool.query('delete from site_part_drafts');
      await pool.query('delete from audit_events');
      await pool.query('delete from menus where website_id = $1', [websiteId]);
      const values = [websiteId, items];
      await pool.query(
        `insert into menus (website_id, id, title, items) values ($1, 'hoofd', 'Hoofd', $2)`,
        values,
      );
      return 'hoofd';
    },
    save: (base_revision: number, value: unknown) =>
      api.call('saveMenu', { ...ids, id: 'hoofd', base_revision, value }),
    publish: (revision: number) => api.call('publishMenu', { ...ids, id: 'hoofd', revision }),
    opened: async (id = 'hoofd') =>
      (await api.call('openMenu', { ...ids, id })).body as unknown as {
        value: SiteMenu;
        published: SiteMenu;
        revision: number;
      },
    /** What visitors see. */
    published: async (id = 'hoofd') =>
      readMenu(
        await one(`select title, items from menus where website_id = $1 and id = $2`, [websiteId, id]),
      ),
    publishNumber: async () =>
      (await one<{ n: number }>('select publish_number as n from websites where id = $1', [websiteId])).n,
    /** A page that is not published, with a block that shows a menu. */
    async pageWithMenu(menu: string) {
      const made = await page('<p>a</p>', { published: false });
      const block = { ...paragraph('m', ''), type: 'menu', data: { menu } };
      const place = { parent: 's', slot: 'content', index: 1 };
      await saveDocument(made.key, [{ type: 'insertBlock', blocks: [block], place }]);
      return { ...made, title: 'Pagina' };
    },
    audited: async () =>
      (await pool.query<{ action: string }>(`select action from audit_events order by at`)).rows.map(
        ({ action }) => action,
      ),
    sweepAfter: (days: number) =>
      withWebsite(database.app, websiteId, (tx) =>
        removeDeletedMenus(tx, websiteId, new Date(Date.now() + days * DAY)),
      ),
    /** Number of menus and of their drafts, deleted ones included. */
    counts: async () => [await count('menus'), await count('site_part_drafts')],
  };
}
