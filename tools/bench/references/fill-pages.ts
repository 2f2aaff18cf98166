import type { Pool } from '../http/open-pool.ts';

/** The website that gets the pages, the pages that are saved, and the menu that is looked for. */
export const WEBSITE = 'leeg';
export const savedPages = [
  { id: 'bench-small', of: 'over-ons' },
  { id: 'bench-large', of: 'home' },
] as const;
const MENU = 'bench-menu';

const header = JSON.stringify({
  version: 1,
  root: ['bench-header'],
  blocks: {
    'bench-header': {
      id: 'bench-header',
      type: 'headerOne',
      version: 1,
      data: { main_menu_menu: MENU },
      slots: {},
    },
  },
});

/** Adds published pages with the texts of the demo's pages, and a header that shows a menu. */
export async function fillPages(pool: Pool, pages: number): Promise<void> {
  const add = (ids: string, of: string) => `
    with source as (select document from drafts where website_id = 'atelier-noord' and document_id = '${of}'),
    made as (insert into pages (website_id, id, path, title)
      select '${WEBSITE}', id, '/' || id, id from (${ids}) given returning id),
    published as (insert into page_revisions (website_id, page_id, revision, published, document)
      select '${WEBSITE}', id, 1, true, document::jsonb from made, source)
    insert into drafts (website_id, document_kind, document_id, revision, published_revision, document)
      select '${WEBSITE}', 'page', id, 1, 1, document from made, source`;
  await pool.query(add(`select 'bench-' || n as id from generate_series(1, ${pages}) n`, 'maatwerk'));
  for (const { id, of } of savedPages) await pool.query(add(`select '${id}' as id`, of));
  await pool.query(`insert into menus (website_id, id, title) values ('${WEBSITE}', '${MENU}', 'Menu')`);
  await pool.query(`
    insert into drafts (website_id, document_kind, document_id, revision, document)
    values ('${WEBSITE}', 'template', 'header', 1, '${header}')
    on conflict (website_id, document_kind, document_id) do update set document = excluded.document`);
  // As PostgreSQL does by itself within a minute.
  await pool.query('vacuum analyze pages, drafts, page_revisions, document_references');
}

/** The text of every document, as it was searched before there was an index. */
export const SCAN = `
  select 1 from page_revisions where website_id = '${WEBSITE}' and published and strpos(document::text, '"${MENU}"') > 0
  union all
  select 1 from drafts where website_id = '${WEBSITE}' and strpos(document::text, '"${MENU}"') > 0`;
