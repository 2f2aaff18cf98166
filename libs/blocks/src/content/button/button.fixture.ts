import type { BlockFixture } from '../../testing/block-fixture.ts';

export const buttonBlockFixture: BlockFixture = {
  data: { url: '/tafels', title: 'Bekijk de tafels', type: 'outline' },
};
