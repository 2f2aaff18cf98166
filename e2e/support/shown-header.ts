import type { Menu, MenuItem, Site } from '@etalage/site-model';
import { sectionOf, shownSite, textIn, type ShownPage } from './shown-page.ts';

const leaf = (label: string, link: string): MenuItem['items'][number]['items'][number] => ({
  id: `${label}-${link}`,
  label,
  link,
  class: '',
  item_type: '',
  text: '',
});
type SubItem = MenuItem['items'][number];

export const subItem = (label: string, link: string, items: readonly [string, string][] = []): SubItem => ({
  ...leaf(label, link),
  items: items.map(([name, to]) => leaf(name, to)),
});

/** A menu entry: a link, or with items below it a dropdown. */
export const menuItem = (
  label: string,
  link: string,
  items: readonly SubItem[] = [],
  column_width = '',
): MenuItem => ({
  ...leaf(label, link),
  type: items.length > 0 ? 'submenu_simple' : 'default',
  style: { type: '', icon: '', text_color: '' },
  column_width,
  items: [...items],
});

export const menuOf = (...items: readonly MenuItem[]): Menu => ({
  id: 'menu',
  title: 'Menu',
  items: [...items],
});

type Menus = Readonly<Record<string, Menu>>;

/** A website with these menus, by their ids. */
const siteWith = (menus: Menus): Site => ({ ...shownSite, menus });

/** A menu with two dropdowns, the first of three levels, between two plain links. */
const exampleMenu = menuOf(
  menuItem('Meubels', '/meubels', [
    subItem('Tafels', '/tafels', [['Eettafel Duin', '/tafels/eettafel-duin']]),
    subItem('Stoelen', '/stoelen'),
  ]),
  menuItem('Wonen', '/wonen', [subItem('Verlichting', '/verlichting'), subItem('Onderhoud', '/onderhoud')]),
  menuItem('Over ons', '/over-ons'),
  menuItem('Contact', '/contact'),
);

interface HeaderOptions {
  type?: string;
  /** The menu of the id `menu`. */
  menu?: Menu;
  /** Other menus, by their ids. */
  others?: Menus;
}

/** A page of some length under a header with the example menu, all of its fields filled in. */
export function headerPage(
  settings: Readonly<Record<string, unknown>> = {},
  { type = 'headerOne', menu = exampleMenu, others = {} }: HeaderOptions = {},
): Partial<ShownPage> {
  const data = {
    main_menu_menu: 'menu',
    mobilenumber: '0612345678',
    whatsappnumber: '31600000000',
    ...settings,
  };
  const text = `<h1>Proef</h1>${'<p>Tekst onder de kop.</p>'.repeat(120)}`;
  return {
    site: siteWith({ menu, ...others }),
    header: sectionOf(type, data),
    body: sectionOf('sectionContent', {}, textIn('content', text)),
  };
}

/** The same under header 2 with three menus. */
export function doubleMenuPage(settings: Readonly<Record<string, unknown>> = {}): Partial<ShownPage> {
  const others = {
    zakelijk: {
      ...menuOf(
        menuItem('Zakelijk', '/zakelijk'),
        menuItem('Projecten', '/projecten', [
          subItem('Kantoren', '/kantoren', [['Kantoor Kade', '/kantoren/kade']]),
          subItem('Horeca', '/horeca'),
        ]),
      ),
      title: 'Zakelijk menu',
    },
    service: {
      ...menuOf(
        menuItem('Levering', '/levering'),
        menuItem('Hulp', '/hulp', [subItem('Onderhoud', '/onderhoud'), subItem('Garantie', '/garantie')]),
      ),
      title: 'Servicemenu',
    },
  };
  const data = {
    main_menu: 'menu',
    secondary_menu: 'zakelijk',
    third_menu: 'service',
    login: 'Mijn account',
    login_link: '/login',
    facebook_link: 'https://www.facebook.com/proef',
    linkedin_link: 'https://www.linkedin.com/company/proef',
    youtube_link: 'https://www.youtube.com/@proef',
    ...settings,
  };
  return headerPage(data, { type: 'doubleMenuHeader', others });
}
