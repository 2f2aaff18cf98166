import { pageOf } from '../../shop/testing/page.fixture.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { entryOf, menuOf, subEntryOf } from '../../testing/menu.fixture.ts';

export const menuBlockFixture: BlockFixture = {
  data: { menu: 'hoofd', direction: 'vertical' },
  page: {
    site: {
      ...pageOf().site,
      menus: {
        hoofd: menuOf(
          entryOf(),
          entryOf({ label: 'Meubels', type: 'submenu_simple', items: [subEntryOf()] }),
        ),
      },
    },
  },
};
