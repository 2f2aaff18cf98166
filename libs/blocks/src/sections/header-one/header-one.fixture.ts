import type { BlockFixture } from '../../testing/block-fixture.ts';
import { pageOf } from '../../shop/testing/page.fixture.ts';
import { entryOf, menuOf, subEntryOf } from '../../testing/menu.fixture.ts';

export const headerOneFixture: BlockFixture = {
  data: {
    main_menu_menu: 'hoofd',
    mobilenumber: '0612345678',
    whatsappnumber: '31600000000',
    fixed_element: '1',
  },
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
