import type { BlockFixture } from '../../testing/block-fixture.ts';
import { tileOf } from '../../shop/testing/product.fixture.ts';

export const productsFixture: BlockFixture = {
  data: { title: 'Favorieten' },
  page: { connections: { own: [tileOf()] } },
};
