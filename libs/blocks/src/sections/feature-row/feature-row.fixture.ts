import type { BlockFixture } from '../../testing/block-fixture.ts';

export const featureRowFixture: BlockFixture = {
  data: { block_1_image: '/media/tafel.jpeg', text_vertical_position: 'items-end' },
};
