import type { BlockInstance } from '@etalage/site-model';

export const webshopShoppingcartFixture: BlockInstance = {
  id: 'webshop-shoppingcart',
  type: 'webshopShoppingcart',
  version: 1,
  data: { padding_top: '12', padding_bottom: '20' },
  slots: {},
};
