import type { BlockFixture } from '../../testing/block-fixture.ts';
import { tileOf } from '../../shop/testing/product.fixture.ts';

export const webshopCategoriesOneFixture: BlockFixture = {
  data: {},
  page: {
    kind: 'category',
    category: {
      id: 'ca_1',
      title: 'Tafels',
      short_description: 'Kort',
      description: '<em>Mooi</em>',
      layout: '',
      products: [tileOf()],
      sub_categories: [],
      filters: [],
    },
  },
};
