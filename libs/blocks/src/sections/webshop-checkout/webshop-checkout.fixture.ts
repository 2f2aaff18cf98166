import type { BlockFixture } from '../../testing/block-fixture.ts';
import { mixedCart } from '../../shop/testing/cart.fixture.ts';

export const webshopCheckoutFixture: BlockFixture = {
  data: {},
  page: { kind: 'checkout', cart: mixedCart },
};
