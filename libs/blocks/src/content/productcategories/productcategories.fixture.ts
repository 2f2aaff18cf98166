import type { BlockFixture } from '../../testing/block-fixture.ts';
import { tileOf } from '../../shop/testing/product.fixture.ts';

export const productcategoriesFixture: BlockFixture = {
  data: { columns: '3', productcategories: ['tafels'] },
  page: { connections: { categories: { tafels: tileOf({ kind: 'category', title: 'Tafels' }) } } },
};
