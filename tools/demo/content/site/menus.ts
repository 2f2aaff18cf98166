import type { Menu, MenuItem } from '@etalage/site-model';
import { demoProducts } from '../products/demo-products.ts';
import { categories } from './categories.ts';
import type { Media } from './pages/page-parts.ts';

type SubItem = MenuItem['items'][number];
type Named = readonly [label: string, link: string];

const entry = (id: string, [label, link]: Named) => ({
  id,
  label,
  link,
  class: '',
  item_type: '',
  text: '',
});
const top = (id: string, named: Named, items: readonly SubItem[] = [], column_width = ''): MenuItem => ({
  ...entry(id, named),
  type: items.length > 0 ? 'submenu_simple' : 'default',
  style: { type: '', icon: '', text_color: '' },
  column_width,
  items: [...items],
});

/** A category of the shop, and below it some of its products. */
function sub(categoryId: string, ...productIds: readonly string[]): SubItem {
  return {
    ...entry(categoryId, namedIn(categories, categoryId)),
    items: productIds.map((id) => entry(`${categoryId}-${id}`, namedIn(demoProducts, id))),
  };
}

/** A picture with a link in a wide submenu; the browser loads it when the submenu opens. */
const pictured = (id: string, [label, link]: Named, picture: string): SubItem => ({
  ...entry(id, ['', '']),
  item_type: 'text',
  text: `<a href="${link}"><img src="${picture}?w=480" alt="" width="480" height="360" loading="lazy">${label}</a>`,
  items: [],
});

function namedIn(list: readonly { id: string; title: string; url: string }[], id: string): Named {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`the menu names ${id}, which the demo shop does not have`);
  return [found.title, found.url];
}

/** The demo shop's menus: one of three levels for the header, a flat one for the footer. */
export const menus = (media: Media): readonly Menu[] => [
  {
    id: 'hoofdmenu',
    title: 'Hoofdmenu',
    items: [
      top(
        'meubels',
        ['Meubels', '/meubels'],
        [
          sub('tafels', 'eettafel-duin', 'eettafel-wad', 'salontafel-kiezel', 'bureau-werf'),
          sub('stoelen', 'stoel-sluis', 'stoel-pier', 'fauteuil-luwte', 'bank-kade'),
          sub('banken', 'zitbank-dijk', 'zitbank-slenk', 'hoekbank-polder'),
          sub('kasten', 'boekenkast-loods', 'dressoir-haven', 'vitrinekast-ven'),
          pictured('meubels-beeld', ['Tafels op jouw maat', '/tafels'], media('categorie-tafels')),
        ],
        'fullwidth',
      ),
      top('bedden', namedIn(categories, 'bedden')),
      top(
        'wonen',
        ['Wonen', '/wonen'],
        [
          sub('verlichting', 'hanglamp-baken', 'tafellamp-boei', 'vloerlamp-reiger'),
          sub('accessoires', 'vloerkleed-zand', 'spiegel-meer', 'plaid-zijl'),
          sub('onderhoud', 'onderhoudsolie', 'onderhoudsboek', 'stalendoos'),
          pictured(
            'wonen-beeld',
            ['Licht om bij te blijven', '/verlichting'],
            media('categorie-verlichting'),
          ),
        ],
        'fullwidth',
      ),
      top('uit-voorraad', namedIn(categories, 'uit-voorraad')),
      top('maatwerk', ['Maatwerk', '/maatwerk']),
      top('over-ons', ['Over ons', '/over-ons']),
      top('contact', ['Contact', '/contact']),
    ],
  },
  {
    id: 'voetmenu',
    title: 'Klantenservice',
    items: (
      [
        ['Service', '/service'],
        ['Levering', '/levering'],
        ['Retourneren en herroepen', '/retourneren'],
        ['Hout en stof onderhouden', '/hout-onderhouden'],
        ['Showroom', '/showroom'],
        ['Verhalen', '/verhalen'],
        ['Laatste stuks', '/aanbiedingen'],
        ['Algemene voorwaarden', '/algemene-voorwaarden'],
        ['Privacy', '/privacy'],
      ] as const
    ).map((named) => top(`voet-${named[1].slice(1)}`, named)),
  },
];
