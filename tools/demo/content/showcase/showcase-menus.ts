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

/** The menu of the header of this type on the page of headers; a menu names its landmark, so each has its own. */
export const menuOfHeader = (type: string): string => `menu-${type}`;

const menu = (id: string, title: string, shown = items): Menu => ({ id, title, items: [...shown] });

/** The menus of the showcase; the fixtures of blocks name `hoofd`. */
export const showcaseMenus: readonly Menu[] = [
  menu('hoofdmenu', 'Hoofdmenu'),
  menu('voetmenu', 'Voorbeelden', items.slice(0, 2)),
  menu('hoofd', 'Menu van een blok'),
  menu(menuOfHeader('headerOne'), 'Menu van header 1'),
  menu(menuOfHeader('headerOneText'), 'Menu van header 1 met tekst'),
  menu(menuOfHeader('doubleMenuHeader'), 'Menu van header 2'),
  menu('menu-service', 'Menu van de tweede balk', items.slice(-1)),
];
