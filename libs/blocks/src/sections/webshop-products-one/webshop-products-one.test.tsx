import type { Product } from '@etalage/shop-domain/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockDefinitions } from '../../registry/schema-registry.ts';
import { renderRegistry } from '../../registry/render-registry.ts';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { productOf, tableTop } from '../../shop/testing/product.fixture.ts';
import { stripTarget } from './strip-target.ts';
import { webshopProductsOneFixture } from './webshop-products-one.fixture.ts';

afterEach(cleanup);

function show(product: Product, { page = {}, data = {} }: { page?: object; data?: object } = {}) {
  const { id } = webshopProductsOneFixture;
  const block = { ...webshopProductsOneFixture, data: { ...webshopProductsOneFixture.data, ...data } };
  render(
    <OnPage page={{ product, inStock: true, ...page }}>
      <BlockTree document={{ version: 1, root: [id], blocks: { [id]: block } }} registry={renderRegistry} />
    </OnPage>,
  );
}
const pictures = () =>
  [...document.querySelectorAll('[data-track] img')].map((image) => image.getAttribute('src'));

describe('webshopProductsOne', () => {
  it('PROD-02 PROD-03 shows the main image first and the sub images after it, without empty ones', () => {
    show(productOf({ main_image: '|a.jpeg', sub_images: 'b.jpeg|c.jpeg|d.jpeg' }));
    expect(pictures()).toEqual(['a.jpeg', 'b.jpeg', 'c.jpeg', 'd.jpeg']);
    cleanup();
    show(productOf({ main_image: 'a.jpeg|b.jpeg' }));
    expect(pictures()).toEqual(['a.jpeg', 'b.jpeg']);
  });

  it('shows the five texts of a product', () => {
    show(tableTop);
    for (const text of [/Massief eiken/, /Levertijd/, /hele lamellen/, /jaar oliën/, /aan de deur/]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('shows the article number under the name, if there is one', () => {
    show(productOf({ article_number: 'T-1' }));
    expect(screen.getByText('Artikelnummer T-1')).toBeTruthy();
    cleanup();
    show(productOf({ article_number: '' }));
    expect(screen.queryByText(/Artikelnummer/)).toBeNull();
  });

  it('leaves the thumbnails out in layout compact', () => {
    show({ ...tableTop, layout: 'compact' });
    expect(document.querySelector('[data-strip]')).toBeNull();
    expect(pictures()).toHaveLength(7);
  });

  it('shows the breadcrumbs above the product, unless another section does or there are none', () => {
    const way = () => screen.queryByRole('navigation', { name: 'Kruimelpad' });
    const breadcrumbs = [
      { title: 'Tafels', url: '/tafels', active: false },
      { title: 'Eettafel', url: '/tafels/eettafel', active: true },
    ];
    show(tableTop, { page: { breadcrumbs } });
    expect(way()?.textContent).toBe('TafelsEettafel');
    cleanup();
    show(tableTop, { page: { breadcrumbs }, data: { show_breadcrumbs: '0' } });
    expect(way()).toBeNull();
    cleanup();
    show(tableTop);
    expect(way()).toBeNull();
  });

  it('renders nothing on a page without a product', () => {
    render(
      <OnPage>
        <BlockTree
          document={{ version: 1, root: ['a'], blocks: { a: { ...webshopProductsOneFixture, id: 'a' } } }}
          registry={renderRegistry}
        />
      </OnPage>,
    );
    expect(document.querySelector('section')).toBeNull();
  });
});

describe('shop page templates', () => {
  const pages = [
    'webshopProductsOne',
    'webshopCategoriesOne',
    'webshopShoppingcart',
    'webshopCheckout',
    'webshopThankyou',
    'searchResults',
  ] as const;

  it.each(pages)('LAY-04 gives %s padding of 20 above and below', (type) => {
    const { padding_top, padding_bottom } = blockDefinitions[type].fields;
    expect([padding_top.initial, padding_bottom.initial]).toEqual(['20', '20']);
  });
});

describe('stripTarget', () => {
  it.each([
    [0, 1, 4, 10, 4],
    [4, 1, 4, 10, 6],
    [6, 1, 4, 10, 6],
    [6, -1, 4, 10, 2],
    [2, -1, 4, 10, 0],
    [0, 1, 4, 3, 0],
  ])('from %i, direction %i, %i of %i visible, goes to %i', (first, direction, visible, count, target) => {
    expect(stripTarget(first, direction, visible, count)).toBe(target);
  });
});
