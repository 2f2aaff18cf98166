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

/** A website with one menu, named `menu`. */
function siteWith(menu: Menu, changes: Partial<Site> = {}): Site {
  return { ...shownSite, menus: { menu }, ...changes };
}

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

/** A page of some length under a header with the example menu, all of its fields filled in. */
export function headerPage(
  settings: Readonly<Record<string, unknown>> = {},
  { type = 'headerOne', menu = exampleMenu } = {},
): Partial<ShownPage> {
  const data = {
    main_menu_menu: 'menu',
    mobilenumber: '0612345678',
    whatsappnumber: '31600000000',
    ...settings,
  };
  const text = `<h1>Proef</h1>${'<p>Tekst onder de kop.</p>'.repeat(120)}`;
  return {
    site: siteWith(menu),
    header: sectionOf(type, data),
    body: sectionOf('sectionContent', {}, textIn('content', text)),
  };
}
