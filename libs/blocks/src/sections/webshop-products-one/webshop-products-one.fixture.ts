import type { BlockFixture } from '../../testing/block-fixture.ts';
import { tableTop } from '../../shop/testing/product.fixture.ts';

export const webshopProductsOneFixture: BlockFixture = {
  data: {},
  page: { kind: 'product', product: tableTop, inStock: true },
};
