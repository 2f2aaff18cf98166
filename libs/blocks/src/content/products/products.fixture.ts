import type { BlockFixture } from '../../testing/block-fixture.ts';
import { tileOf } from '../../shop/testing/product.fixture.ts';

export const productsFixture: BlockFixture = {
  data: { title: 'Favorieten', products: ['kast'] },
  page: { connections: { products: { kast: tileOf() } } },
};
