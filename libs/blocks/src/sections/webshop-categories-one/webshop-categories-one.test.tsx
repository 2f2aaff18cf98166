import type { CategoryPage } from '@etalage/shop-domain/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { renderRegistry } from '../../registry/render-registry.ts';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { tileOf } from '../../shop/testing/product.fixture.ts';
import { categoryView } from './category-view.ts';
import { webshopCategoriesOneFixture } from './webshop-categories-one.fixture.ts';
import { webshopCategoriesOne } from './webshop-categories-one.schema.ts';

afterEach(cleanup);

const facet = { key: 'kleur', type: 'list' as const, title: 'Kleur', uid: 'f1', values: [], active: null };
const category: CategoryPage = {
  id: 'ca_1',
  title: 'Stoelen',
  short_description: '<p>Kort</p>',
  description: '<p><em>Mooi</em></p>',
  layout: 'products_filters',
  products: [tileOf({ title: 'Kruk' }), tileOf({ title: 'Bank', url: '/bank' })],
  sub_categories: [tileOf({ kind: 'category', title: 'Krukken', url: '/krukken', price: null })],
  filters: [facet],
};

function show(changes: Partial<CategoryPage> = {}) {
  const { id } = webshopCategoriesOneFixture;
  render(
    <OnPage page={{ path: '/stoelen', category: { ...category, ...changes } }}>
      <BlockTree
        document={{ version: 1, root: [id], blocks: { [id]: webshopCategoriesOneFixture } }}
        registry={renderRegistry}
      />
    </OnPage>,
  );
}

describe('webshopCategoriesOne', () => {
  it('CAT-10 renders a page with all seven fields, products and its own filters', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Stoelen' })).toBeTruthy();
    expect(screen.getByText('Mooi').tagName).toBe('EM');
    expect(screen.getByText('Kort')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Kleur' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent?.slice(0, 4))).toEqual([
      'Kruk',
      'Bank',
    ]);
  });

  it('shows sub-categories first and products below them', () => {
    show({ layout: 'sub_categories' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/krukken', '/kruk', '/bank']);
    expect(screen.queryByRole('group', { name: 'Kleur' })).toBeNull();
  });

  it('has only the settings of a section, with padding of 20 above and below', () => {
    expect([
      webshopCategoriesOne.fields.padding_top.initial,
      webshopCategoriesOne.fields.padding_bottom.initial,
    ]).toEqual(['20', '20']);
  });
});

describe('categoryView', () => {
  it.each([
    ['sub_categories', { hasTextSidebar: true, subCategoryColumns: 3, productColumns: 4, hasFilters: false }],
    [
      'sub_categories_full_width',
      { hasTextSidebar: false, subCategoryColumns: 4, productColumns: 4, hasFilters: false },
    ],
    ['products', { hasTextSidebar: false, subCategoryColumns: 0, productColumns: 4, hasFilters: false }],
    [
      'products_filters',
      { hasTextSidebar: false, subCategoryColumns: 0, productColumns: 3, hasFilters: true },
    ],
    ['', { hasTextSidebar: false, subCategoryColumns: 0, productColumns: 3, hasFilters: true }],
  ] as const)('lays out %s', (layout, view) => {
    expect(categoryView({ layout, filters: [facet] })).toEqual(view);
  });

  it('shows four columns without a layout and without filters', () => {
    expect(categoryView({ layout: '', filters: [] })).toMatchObject({ productColumns: 4, hasFilters: false });
  });
});
