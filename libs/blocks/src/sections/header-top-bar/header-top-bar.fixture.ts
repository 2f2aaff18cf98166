import { pageOf } from '../../shop/testing/page.fixture.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { entryOf, menuOf } from '../../testing/menu.fixture.ts';

export const headerTopBarFixture: BlockFixture = {
  data: { header_top_menu_menu: 'voetmenu' },
  page: {
    site: {
      ...pageOf().site,
      menus: { voetmenu: menuOf(entryOf({ label: 'Inloggen', link: '/inloggen' }), entryOf()) },
    },
  },
};
