import type { PageContext } from '@etalage/api-contract';
import { nl } from '@etalage/texts';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { behaviours } from '../behaviours.ts';
import { islands } from '../islands.ts';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { readBlock } from '../runtime/read-block.ts';
import { mixedCart, orderOf } from '../shop/testing/cart.fixture.ts';
import { tableTop, tileOf } from '../shop/testing/product.fixture.ts';
import { renderBlock } from '../testing/render-block.tsx';
import { blockFixtures } from '../testing/block-fixtures.ts';
import { renderRegistry } from './render-registry.ts';
import { blockDefinitions, type BlockType } from './schema-registry.ts';

const types = Object.keys(blockDefinitions) as BlockType[];
const groups = Object.keys(nl).filter((key) => key.startsWith('template_group_'));

afterEach(cleanup);

/** A page with everything that a shop block may show. */
const fullPage: Partial<PageContext> = {
  product: tableTop,
  inStock: true,
  cart: mixedCart,
  order: orderOf(),
  orderSession: 'os_1',
  search: { query: 'stoel', filters: '', results: [tileOf()], facets: [], hits: 1, mayBeMore: false },
  category: {
    id: 'ca_1',
    title: 'Tafels',
    short_description: 'Kort',
    description: '<em>Mooi</em>',
    layout: '',
    products: [tileOf()],
    sub_categories: [],
    filters: [],
  },
};
/** Stored data of a block's fixture, on its own page or on one that contains everything. */
const shownAs = (type: BlockType, editable: boolean) => {
  const { data, page = fullPage } = blockFixtures[type];
  return renderBlock(type, { data, page, editable });
};

describe('block registry', () => {
  it.each(types)('%s is registered under its own type, with the version of its migrations', (type) => {
    const definition = blockDefinitions[type];
    expect(definition.type).toBe(type);
    expect(definition.version).toBe(definition.migrations.length + 1);
    for (const [key, field] of Object.entries(definition.fields)) {
      expect(field.codec.safeDecode(field.initial as never).success, key).toBe(true);
    }
  });

  it('GEN-05 every part of a storefront that the specification names is a block that renders', () => {
    const parts: Record<string, BlockType> = {
      'header with navigation': 'headerOne',
      'form renderer': 'forms',
      'product grid': 'products',
      'product category grid': 'productcategories',
      'single-product block': 'addtocart',
      'cart page': 'webshopShoppingcart',
      'checkout page': 'webshopCheckout',
      'order overview': 'webshopThankyou',
      'search results page': 'searchResults',
      'category listing page': 'webshopCategoriesOne',
      'password-protected page login': 'passwordLogin',
      'not-found page': 'PageNotFound',
      'conditional content': 'conditional',
      slider: 'slider',
    };
    expect(Object.keys(parts)).toHaveLength(14);
    for (const [part, type] of Object.entries(parts)) {
      expect(renderRegistry[type]?.definition.type, part).toBe(type);
      expect(shownAs(type, false).childElementCount, part).toBeGreaterThan(0);
      cleanup();
    }
  });

  it.each(types)('the thumbnail of %s is within its frame', (type) => {
    const { thumbnail } = blockDefinitions[type];
    expect(thumbnail.length).toBeGreaterThan(0);
    for (const { x, y, width, height } of thumbnail) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(96.01);
      expect(y + height).toBeLessThanOrEqual(56.01);
    }
  });

  it.each(types)('%s has no two settings with one name in one form', (type) => {
    const { fields }: BlockDefinition = blockDefinitions[type];
    const names = Object.values(fields).map(({ group, title }) => {
      const form = group === 'style' || group === 'global' ? group : 'content';
      return `${form}: ${nl[title]}`;
    });
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(types)('%s renders for the editor and for a visitor', (type) => {
    const { data } = blockFixtures[type];
    const read = readBlock(blockDefinitions[type], { id: 'own', type, version: 1, data, slots: {} });
    expect(read.ok).toBe(true);
    expect(shownAs(type, true).innerHTML).not.toBe('');
    expect(shownAs(type, false).innerHTML).not.toBe('');
  });

  it.each(types)('%s renders without data and names only behaviours and islands that exist', (type) => {
    renderBlock(type);
    const rendered = shownAs(type, false);
    for (const element of rendered.querySelectorAll<HTMLElement>('[data-behaviour]')) {
      for (const name of element.dataset['behaviour']?.split(' ') ?? [])
        expect(behaviours).toHaveProperty(name);
    }
    for (const element of rendered.querySelectorAll<HTMLElement>('[data-island]')) {
      expect(islands).toHaveProperty(element.dataset['island'] ?? '');
    }
  });

  it('TPL-51 knows the 20 template groups in their order, and every block is in groups of them', () => {
    for (const type of types) {
      const definition: BlockDefinition = blockDefinitions[type];
      const isPlaced =
        definition.groups.length > 0 || ['gridItem', 'slide', 'conditionalItem'].includes(type);
      expect([type, isPlaced]).toEqual([type, true]);
      expect(groups).toEqual(expect.arrayContaining([...definition.groups]));
    }
    expect(groups.map((key) => nl[key as keyof typeof nl])).toEqual([
      'Inhoud',
      'Header',
      'Navigaties',
      'Banners',
      'Uitgelichte blokken',
      "Logo's",
      'Kolommen',
      'Footer',
      'Copyright',
      'Klik acties',
      'Globaal',
      'Notificaties',
      'Gallerijen',
      'Formulieren',
      'Inloggen',
      'Webwinkel',
      'Pagina niet gevonden',
      'Templates',
      'Broodkruimels',
      'Titels',
    ]);
  });
});
