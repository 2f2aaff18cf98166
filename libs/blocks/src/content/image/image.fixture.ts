import type { BlockFixture } from '../../testing/block-fixture.ts';

export const imageFixture: BlockFixture = {
  data: { url: '|/media/tafel.jpeg', alt: 'Een tafel', width: '400', height: '300' },
};
