import type { BlockFixture } from '../../testing/block-fixture.ts';

export const paragraphFixture: BlockFixture = {
  data: { text: '<b>Hoi</b>' },
};
