import type { BlockFixture } from '../../testing/block-fixture.ts';
import { mixedCart } from '../../shop/testing/cart.fixture.ts';

export const webshopShoppingcartFixture: BlockFixture = {
  data: {},
  page: { kind: 'cart', cart: mixedCart },
};
