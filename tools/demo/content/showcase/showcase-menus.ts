import type { Menu, MenuItem } from '@etalage/site-model';

type Named = readonly [label: string, link: string];

const item = (id: string, [label, link]: Named) => ({ id, label, link, class: '', item_type: '', text: '' });

const entry = (id: string, named: Named, below: readonly Named[] = []): MenuItem => ({
  ...item(id, named),
  type: below.length > 0 ? 'submenu_simple' : 'default',
  style: { type: '', icon: '', text_color: '' },
  column_width: '',
  items: below.map((one) => ({ ...item(`${id}${one[1]}`, one), items: [] })),
});

const items: readonly MenuItem[] = [
  entry('alles', ['Alle blokken', '/']),
  entry(
    'secties',
    ['Secties', '/secties'],
    [
      ['Secties', '/secties'],
      ['Oudere sjablonen', '/oudere-sjablonen'],
      ['Galerijen en sliders', '/galerijen-en-sliders'],
      ['Koppen', '/koppen'],
    ],
  ),
  entry(
    'uitersten',
    ['Uitersten', '/lange-teksten'],
    [
      ['Lange teksten', '/lange-teksten'],
      ['Zonder afbeeldingen', '/zonder-afbeeldingen'],
      ['Eén item', '/een-item'],
      ['Veertig items', '/veertig-items'],
      ['Lange titels', '/lange-titels'],
      ['Eén stoel', '/een-stoel'],
      ['Veertig stoelen', '/veertig-stoelen'],
    ],
  ),
  entry('opties', ['Opties', '/opties']),
];

const service: readonly MenuItem[] = [
  entry('alle', ['Alle blokken', '/']),
  entry('galerijen', ['Galerijen en sliders', '/galerijen-en-sliders']),
  entry('bestellen', ['Alle opties', '/opties/alle-opties']),
];

const menu = (id: string, title: string, shown = items): Menu => ({ id, title, items: [...shown] });

/** A menu for small places. */
export const smallMenu = 'service';

/** The menus of the showcase; the fixtures of blocks name `hoofd`, and the header and footer the first two. */
export const showcaseMenus: readonly Menu[] = [
  menu('hoofdmenu', 'Hoofdmenu'),
  menu('voetmenu', 'Voorbeelden', service),
  menu('hoofd', 'Menu van een blok'),
  menu(smallMenu, 'Service', service.slice(1)),
];
