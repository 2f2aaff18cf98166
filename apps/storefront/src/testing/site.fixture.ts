import type { Menu, Site } from '@etalage/site-model';
import { siteOf } from '@etalage/site-model/fixtures';

const style = { type: '', icon: '', text_color: '' };
const leaf = (id: string, label: string, link: string) => ({
  id,
  label,
  link,
  class: '',
  item_type: '',
  text: '',
});
const entry = (id: string, label: string, link: string) => ({
  ...leaf(id, label, link),
  type: 'default' as const,
  style,
  column_width: '',
  items: [],
});

const mainMenu: Menu = {
  id: 'main',
  title: 'Hoofdmenu',
  items: [
    {
      ...entry('1', 'Meubels', '/meubels'),
      type: 'submenu_simple',
      items: [
        {
          ...leaf('11', 'Tafels', '/tafels'),
          items: [leaf('111', 'Eettafels', '/eettafels'), leaf('112', 'Bureaus', '/bureaus')],
        },
        { ...leaf('12', 'Stoelen', '/stoelen'), items: [] },
        { ...leaf('13', 'Kasten', '/kasten'), items: [] },
      ],
    },
    {
      ...entry('2', 'Verlichting', '/verlichting'),
      type: 'submenu_simple',
      items: [{ ...leaf('21', 'Hanglampen', '/hanglampen'), items: [] }],
    },
    entry('3', 'Over ons', '/over'),
    entry('4', 'Contact', '/contact'),
  ],
};

/** A furniture maker's website, for tests and for viewing pages without a database. */
export const siteFixture: Site = siteOf({
  id: 'w1',
  name: 'Werkplaats Noord',
  live_domain: 'www.werkplaatsnoord.nl',
  webshop: { agreement_url: '/voorwaarden' },
  company: {
    name: 'Werkplaats Noord B.V.',
    street: 'Kadestraat 12',
    postcode: '9711 AB',
    city: 'Groningen',
    email: 'hallo@werkplaatsnoord.nl',
    phone: '050 123 45 67',
    kvk: '12345678',
    vat_number: 'NL001234567B01',
  },
  menus: {
    main: mainMenu,
    foot: {
      id: 'foot',
      title: 'Winkel',
      items: [entry('f1', 'Tafels', '/tafels'), entry('f2', 'Over ons', '/over')],
    },
  },
});
