import type { BlockFixture } from '../../testing/block-fixture.ts';

export const sliderFixture: BlockFixture = {
  data: { autoplay: '1', desktop_quantity: '1', carousel_identifier: 'verhalen' },
};
