import type { BlockFixture } from '../../testing/block-fixture.ts';
import { orderOf } from '../../shop/testing/cart.fixture.ts';

export const webshopThankyouFixture: BlockFixture = {
  data: {},
  page: { kind: 'thankyou', order: orderOf(), orderSession: 'os_1' },
};
