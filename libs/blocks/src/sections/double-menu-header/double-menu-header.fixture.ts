import { pageOf } from '../../shop/testing/page.fixture.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { entryOf, menuOf, subEntryOf } from '../../testing/menu.fixture.ts';

const submenu = entryOf({ label: 'Meubels', type: 'submenu_simple', items: [subEntryOf()] });

export const doubleMenuHeaderFixture: BlockFixture = {
  data: {
    main_menu: 'hoofdmenu',
    secondary_menu: 'hoofd',
    third_menu: 'voetmenu',
    login: 'Mijn account',
    login_link: '/login',
    mobilenumber: '0612345678',
    whatsappnumber: '31600000000',
    linkedin_link: 'https://www.linkedin.com/company/houtatelier',
  },
  page: {
    site: {
      ...pageOf().site,
      menus: {
        hoofdmenu: menuOf(entryOf(), submenu),
        hoofd: { ...menuOf(entryOf({ label: 'Zakelijk', link: '/zakelijk' }), submenu), title: 'Zakelijk' },
        voetmenu: { ...menuOf(entryOf({ label: 'Service', link: '/service' })), title: 'Service' },
      },
    },
  },
};
