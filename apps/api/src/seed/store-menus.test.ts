import { resolvePage } from '@etalage/api-contract';
import type { Menu } from '@etalage/site-model';
import { expect, it } from 'vitest';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { withWebsite } from '../db/with-website.ts';
import { pageContentHandlers } from '../page-content/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { insertTestShop } from '../testing/test-shop/insert-test-shop.ts';
import { storeMenus } from './store-menus.ts';

const database = await createTestDatabase();
const shop = await insertTestShop(database.app);
const api = await startTestApi(database, {}, { handlers: pageContentHandlers });
const silent = { warn: () => {}, error: (fields: object) => console.error(fields) };

/** The menus of a page, as visitors get them. */
async function shownMenus() {
  const caller = { websiteId: shop, address: '10.0.0.1', origin: 'http://a.test' };
  const reply = await createCallEndpoint(api.server, caller, silent)(resolvePage, { path: '/' });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.data.site.menus;
}
const store = (menu: Menu) => withWebsite(database.app, shop, (tx) => storeMenus(tx, shop, [menu]));

const leaf = { id: 'l', label: 'Duin', link: '/a/b/c', class: 'klein', item_type: '', text: '' };
const sub = {
  id: 's',
  label: 'Tafels',
  link: '/a/b',
  class: 'promo',
  item_type: 'text',
  text: '<b>Hoi</b>',
  items: [leaf],
};
const entry: Menu['items'][number] = {
  id: 'e',
  label: 'Meubels',
  link: '/a',
  type: 'submenu_simple',
  class: 'groot',
  style: { type: 'secondary', icon: 'home', text_color: 'primary-500' },
  column_width: 'fullwidth',
  item_type: 'text',
  text: '<i>Kijk</i>',
  items: [sub],
};

it('NAV-37 NAV-38 an entry, its sub-items and those below them are stored and read unchanged', async () => {
  await store({ id: 'vol', title: 'Vol', items: [entry] });
  expect((await shownMenus())['vol']).toEqual({ id: 'vol', title: 'Vol', items: [entry] });
});

it('a menu that is stored again replaces the first one, and what was in childrens is in items', async () => {
  const { items: _items, ...older } = entry;
  const { items: _leaves, ...olderSub } = sub;
  const childrens = [{ ...olderSub, childrens: [leaf] }];
  await store({ id: 'vol', title: 'Opnieuw', items: [{ ...older, childrens } as unknown as typeof entry] });
  expect((await shownMenus())['vol']).toEqual({ id: 'vol', title: 'Opnieuw', items: [entry] });
  const { items } = await withWebsite(database.app, shop, (tx) =>
    tx.selectFrom('menus').select('items').where('id', '=', 'vol').executeTakeFirstOrThrow(),
  );
  expect(items).toEqual([entry]);
});
