import type { BlockFixture } from '../../testing/block-fixture.ts';
import { tableTop } from '../../shop/testing/product.fixture.ts';

export const addtocartFixture: BlockFixture = {
  data: { show_price: '1', show_options: '1' },
  page: { product: tableTop, inStock: true },
};
