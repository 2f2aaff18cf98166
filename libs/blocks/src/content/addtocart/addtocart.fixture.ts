import type { BlockInstance } from '@etalage/site-model';

export const addtocartFixture: BlockInstance = {
  id: 'addtocart',
  type: 'addtocart',
  version: 1,
  data: { product: '', show_price: '1', show_options: '1', label: '' },
  slots: {},
};
