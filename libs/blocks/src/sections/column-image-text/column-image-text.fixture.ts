import type { BlockFixture } from '../../testing/block-fixture.ts';

export const columnImageTextFixture: BlockFixture = {
  data: { content_one_image: '/media/tafel.jpeg', content_two_image: '/media/stoel.jpeg', center_text: '1' },
};
