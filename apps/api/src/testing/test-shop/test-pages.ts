import type { CompositionKind, Menu } from '@etalage/site-model';
import { block, type BlockDraft, paragraph } from '../../documents/document-of.ts';

/** Password of the page `/zakelijk`. */
export const protectedPagePassword = 'noorderlicht';

const text = (html: string): BlockDraft => block('sectionContent', {}, [paragraph(html)]);
const title = block('breadcrumbsOne', { font_tag: 'h1' });

export const testPages = [
  {
    id: 'home',
    path: '/',
    title: 'Home',
    sections: [
      text('<h1>Meubels op maat</h1>'),
      block('sectionContent', {}, [
        block('productcategories', {
          productcategories: ['tafels', 'stoelen', 'banken', 'kasten', 'verlichting'],
        }),
      ]),
      block('sectionContent', {}, [
        block('products', { products: ['eettafel-duin', 'fauteuil-luwte', 'stoel-sluis'] }),
      ]),
    ],
  },
  {
    id: 'over-ons',
    path: '/over-ons',
    title: 'Over ons',
    sections: [title, text('<p>Onze werkplaats staat in Leeuwarden.</p>')],
  },
  {
    id: 'voorwaarden',
    path: '/algemene-voorwaarden',
    title: 'Algemene voorwaarden',
    sections: [title, text('<p>Een klacht gaat naar de geschillencommissie.</p>')],
  },
  {
    id: 'zakelijk',
    path: '/zakelijk',
    title: 'Voor interieurontwerpers',
    password: protectedPagePassword,
    sections: [title, text('<p>Ontwerpers krijgen twaalf procent korting. Vraag naar Femke de Haan.</p>')],
  },
];

export const testCompositions: Record<CompositionKind, readonly BlockDraft[]> = {
  header: [block('headerOneSearch', { main_menu_menu: 'hoofdmenu' })],
  footer: [block('footersTwo', { footer_menu: 'hoofdmenu' }, [paragraph('<p>Meubels op maat.</p>')])],
  category: [title, block('webshopCategoriesOne', {})],
  product: [block('webshopProductsOne', {})],
  cart: [block('webshopShoppingcart', {})],
  checkout: [block('webshopCheckout', {})],
  thankyou: [block('webshopThankyou', {})],
  search: [block('searchResults', {})],
  not_found: [block('PageNotFound', {})],
  login: [block('passwordLogin', {})],
};

export const testMenu: Menu = {
  id: 'hoofdmenu',
  title: 'Hoofdmenu',
  items: [
    {
      id: 'tafels',
      label: 'Tafels',
      link: '/tafels',
      class: '',
      item_type: '',
      text: '',
      type: 'default',
      style: { type: '', icon: '', text_color: '' },
      column_width: '',
      items: [],
    },
  ],
};
