import type { BlockDraft } from '@etalage/api/seed';
import { headed } from './shop-texts.ts';
import { smallMenu } from './showcase-menus.ts';

const contact = { mobilenumber: '058 203 40 12', whatsappnumber: '31612345678' };

/** The headers other than that of the website, below each other on one page. */
export function headersPage(media: (name: string) => string): readonly BlockDraft[] {
  const logo = { logo_image: media('logo'), logo_alt: 'Atelier Noord', logo_height: '10' };
  return [
    { type: 'sectionContent', slots: { content: [headed('Koppen', 'Elke website kiest er een.', 'h1')] } },
    {
      type: 'headerOne',
      data: { ...logo, ...contact, main_menu_menu: 'hoofdmenu', fixed_element: '0' },
    },
    {
      type: 'headerOneText',
      data: {
        ...logo,
        main_menu_menu: 'hoofdmenu',
        show_text_header: '1',
        fixed_element: '0',
      },
      slots: { block1: [headed('Morgen in huis', 'Voor 16 uur besteld.', 'h2')] },
    },
    {
      type: 'doubleMenuHeader',
      data: {
        ...logo,
        ...contact,
        main_menu: 'hoofdmenu',
        secondary_menu: smallMenu,
        login: 'Mijn account',
        login_link: '/zakelijk',
        linkedin_link: 'https://www.linkedin.com/company/atelier-noord',
      },
    },
    { type: 'headerLogoMiddle', data: logo },
    { type: 'headerTopBar', data: { header_top_menu_menu: 'voetmenu' } },
  ];
}
