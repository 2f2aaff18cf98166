import type { BlockFixture } from '../../testing/block-fixture.ts';
import { tileOf } from '../../shop/testing/product.fixture.ts';

export const productcategoriesFixture: BlockFixture = {
  data: { columns: '3' },
  page: { connections: { own: [tileOf({ kind: 'category', title: 'Tafels' })] } },
};
