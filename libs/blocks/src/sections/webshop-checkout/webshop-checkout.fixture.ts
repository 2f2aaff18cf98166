import type { BlockInstance } from '@etalage/site-model';

export const webshopCheckoutFixture: BlockInstance = {
  id: 'webshop-checkout',
  type: 'webshopCheckout',
  version: 1,
  data: { padding_top: '12', padding_bottom: '20' },
  slots: {},
};
