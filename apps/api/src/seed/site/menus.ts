import type { Menu, MenuItem } from '@etalage/site-model';

type SubItem = MenuItem['items'][number];

const entry = (id: string, label: string, link: string) => ({
  id,
  label,
  link,
  class: '',
  item_type: '',
  text: '',
});
const sub = (
  id: string,
  label: string,
  link: string,
  items: readonly (readonly [string, string])[] = [],
): SubItem => ({
  ...entry(id, label, link),
  items: items.map(([name, to], index) => entry(`${id}-${index + 1}`, name, to)),
});
const top = (id: string, label: string, link: string, items: readonly SubItem[] = []): MenuItem => ({
  ...entry(id, label, link),
  type: items.length > 0 ? 'submenu_simple' : 'default',
  style: { type: '', icon: '', text_color: '' },
  column_width: '',
  items: [...items],
});

/** The demo shop's menus: one of three levels for the header, a flat one for the footer. */
export const menus: readonly Menu[] = [
  {
    id: 'hoofdmenu',
    title: 'Hoofdmenu',
    items: [
      top('meubels', 'Meubels', '/meubels', [
        sub('tafels', 'Tafels', '/tafels', [
          ['Eettafel Duin', '/tafels/eettafel-duin'],
          ['Salontafel Kiezel', '/tafels/salontafel-kiezel'],
          ['Bureau Werf', '/tafels/bureau-werf'],
        ]),
        sub('stoelen', 'Stoelen', '/stoelen', [
          ['Stoel Sluis', '/stoelen/stoel-sluis'],
          ['Fauteuil Luwte', '/stoelen/fauteuil-luwte'],
          ['Eettafelbank Kade', '/stoelen/bank-kade'],
        ]),
        sub('kasten', 'Kasten', '/kasten', [
          ['Boekenkast Loods', '/kasten/boekenkast-loods'],
          ['Dressoir Haven', '/kasten/dressoir-haven'],
        ]),
      ]),
      top('wonen', 'Wonen', '/wonen', [
        sub('verlichting', 'Verlichting', '/verlichting'),
        sub('onderhoud', 'Onderhoud', '/onderhoud'),
      ]),
      top('over-ons', 'Over ons', '/over-ons'),
      top('contact', 'Contact', '/contact'),
    ],
  },
  {
    id: 'voetmenu',
    title: 'Klantenservice',
    items: [
      top('v-levering', 'Levering en retour', '/levering'),
      top('v-voorwaarden', 'Algemene voorwaarden', '/algemene-voorwaarden'),
      top('v-over-ons', 'Over ons', '/over-ons'),
      top('v-contact', 'Contact', '/contact'),
    ],
  },
];
