import { tileListKey } from '@etalage/blocks/schema';
import { search, type CallEndpoint, type StorefrontServices } from '@etalage/api-contract';
import type { Tile } from '@etalage/shop-domain/schema';
import type { Page } from '../services/loaded-page.ts';
import { documentOf, type NestedBlock } from './page-document.fixture.ts';
import { siteFixture } from './site.fixture.ts';

const paragraph = (text: string): NestedBlock => ({ type: 'paragraph', data: { text } });

const header = documentOf({
  type: 'headerOneSearch',
  data: {
    main_menu_menu: 'main',
    mobilenumber: '050 123 45 67',
    whatsappnumber: '31501234567',
    fixed_element: '1',
    mobile_menulabel: '0',
  },
});
const footer = documentOf({
  type: 'footersTwo',
  data: {
    footer_menu: 'foot',
    instagram_link: 'https://instagram.com/x',
    facebook_link: 'https://facebook.com/x',
  },
  slots: { content: [paragraph('<p>Meubels van massief eikenhout, op maat gemaakt in Groningen.</p>')] },
});

/** A tile of the demo shop's furniture. */
function tileFixture(title: string, image: string, price: number | null, changes: Partial<Tile> = {}): Tile {
  return {
    kind: price === null ? 'category' : 'product',
    title,
    url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    link: '',
    main_image: `/media/${image}.svg`,
    price: price === null ? null : { incl_tax: price, excl_tax: Math.round(price / 1.21) },
    sale_price: null,
    second_image: '',
    is_from_price: false,
    swatches: [],
    before_price_text: '',
    show_price_tax_included: true,
    hide_price: false,
    ...changes,
  };
}

const tiles = [
  tileFixture('Eettafel Duin', 'eettafel-duin-1', 124_900),
  tileFixture('Stoel Sluis', 'stoel-sluis-1', 28_900, { sale_price: { incl_tax: 24_900, excl_tax: 20_579 } }),
  tileFixture('Dressoir Haven', 'dressoir-haven-1', 149_500),
  tileFixture('Hanglamp Baken', 'hanglamp-baken-1', 18_900),
];
const categories = [
  tileFixture('Tafels', 'categorie-tafels', null),
  tileFixture('Stoelen', 'categorie-stoelen', null),
  tileFixture('Kasten', 'categorie-kasten', null),
  tileFixture('Verlichting', 'categorie-verlichting', null),
];

/** What the blocks of the home page list, under the names of their lists. */
const lists = {
  [tileListKey({ of: 'products', category: 'favorieten', most: 12 })]: tiles,
  [tileListKey({ of: 'outermost_categories', most: 12 })]: categories,
};

const base: Page = {
  kind: 'page',
  status: 200,
  location: '',
  publish_number: 1,
  cacheable: true,
  seo: { title: 'Werkplaats Noord', description: 'Meubels van eikenhout', noindex: false, image: '' },
  site: siteFixture,
  header,
  body: documentOf(),
  footer,
  custom_fields: { post_title: '', breadcrumbs: [], connections: {} },
};

const home: Page = {
  ...base,
  body: documentOf(
    {
      type: 'sectionContentSpecialOne',
      data: {
        title: 'Meubels die',
        title_bold: 'met je meegaan.',
        description:
          'Massief eikenhout, op maat gemaakt in onze werkplaats in Groningen. Voor nu en voor later.',
        button: '1',
        button_link: '/tafels',
        button_title: 'Bekijk de tafels',
        content_image: '/media/home-hero.svg',
      },
    },
    {
      type: 'sectionContent',
      data: { section_bg_color: 'white' },
      slots: {
        content: [
          {
            type: 'products',
            id: 'products',
            data: { title: 'Favorieten uit de werkplaats', category: 'favorieten' },
          },
        ],
      },
    },
    {
      type: 'contentImage',
      data: {
        content_image: '/media/over-ons.svg',
        text_vertical_position: 'items-center',
        reverse_columns: '1',
        logo_alt: 'De werkplaats',
      },
      slots: {
        content: [
          paragraph(
            '<h2>Gemaakt om te blijven</h2><p>Wij zagen, schaven en oliën alles zelf. Zo weten we zeker dat een blad na jaren nog recht is en een la nog soepel loopt.</p><p>Kom langs in de werkplaats en voel het hout.</p>',
          ),
          { type: 'button', data: { title: 'Over ons', url: '/over', type: 'outline' } },
        ],
      },
    },
    {
      type: 'sectionContent',
      data: { padding_top: '0' },
      slots: {
        content: [{ type: 'productcategories', id: 'categories', data: { title: 'Alle categorieën' } }],
      },
    },
  ),
  custom_fields: { post_title: 'Home', breadcrumbs: [], connections: { lists } },
};

const about: Page = {
  ...base,
  seo: { title: 'Over ons', description: '', noindex: false, image: '' },
  body: documentOf(
    { type: 'breadcrumbsOne' },
    {
      type: 'sectionContent',
      data: { padding_top: '4' },
      slots: {
        content: [
          paragraph(
            '<p>Sinds 2009 maken wij meubels van eikenhout uit <a href="/hout">Europese bossen</a>.</p><h2>Zo werken we</h2><ul><li>Eerst een tekening.</li><li>Dan het hout kiezen.</li><li>Dan zagen, schaven en oliën.</li></ul>',
          ),
        ],
      },
    },
  ),
  custom_fields: {
    post_title: 'Over ons',
    breadcrumbs: [
      { title: 'Home', url: '/', active: false },
      { title: 'Over ons', url: '/over', active: true },
    ],
    connections: {},
  },
};

const notFound: Page = {
  ...base,
  kind: 'not_found',
  status: 404,
  seo: { title: 'Pagina niet gevonden', description: '', noindex: true, image: '' },
  body: documentOf({ type: 'PageNotFound' }),
};
const login: Page = {
  ...base,
  kind: 'login',
  cacheable: true,
  seo: { title: 'Beveiligd', description: '', noindex: true, image: '' },
  body: documentOf({ type: 'passwordLogin' }),
};

/** Pages by path. */
export const pageFixtures: Record<string, Page> = { '/': home, '/over': about, '/geheim': login };

/** Services that answer from fixtures; the password of `/geheim` is `sesam`. */
export function fakeServices(changes: Partial<StorefrontServices> = {}): StorefrontServices {
  const callEndpoint = (async (endpoint: { name: string }, request: { path?: string; password?: string }) => {
    if (endpoint.name === search.name)
      return { ok: true, data: { results: [...tiles, ...categories], filters: [], info: { hits: 4 } } };
    if (endpoint.name !== 'resolve-page')
      return { ok: false, status: 404, error: { code: 'not_found', errors: {} } };
    const { path = '/', password } = request;
    if (path === '/geheim' && password === 'sesam') return { ok: true, data: { ...about, cacheable: false } };
    if (path === '/geheim' && password !== undefined) {
      return {
        ok: false,
        status: 403,
        error: { code: 'password_incorrect', errors: { password: ['Het wachtwoord is onjuist.'] } },
      };
    }
    return { ok: true, data: pageFixtures[path] ?? notFound };
  }) as unknown as CallEndpoint;
  return { callEndpoint, websiteId: siteFixture.id, origin: 'http://localhost:3000', ...changes };
}
