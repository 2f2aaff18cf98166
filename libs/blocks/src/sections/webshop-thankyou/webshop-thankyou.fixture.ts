import type { BlockInstance } from '@etalage/site-model';

export const webshopThankyouFixture: BlockInstance = {
  id: 'webshop-thankyou',
  type: 'webshopThankyou',
  version: 1,
  data: { padding_top: '12', padding_bottom: '20' },
  slots: {},
};
