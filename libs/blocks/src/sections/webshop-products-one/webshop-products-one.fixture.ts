import type { BlockInstance } from '@etalage/site-model';

export const webshopProductsOneFixture: BlockInstance = {
  id: 'webshop-products-one',
  type: 'webshopProductsOne',
  version: 1,
  data: { padding_top: '12', padding_bottom: '20' },
  slots: {},
};
