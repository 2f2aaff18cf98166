import type { BlockInstance } from '@etalage/site-model';

export const webshopCategoriesOneFixture: BlockInstance = {
  id: 'webshop-categories-one',
  type: 'webshopCategoriesOne',
  version: 1,
  data: { padding_top: '12', padding_bottom: '20' },
  slots: {},
};
