import type { BlockFixture } from '../../testing/block-fixture.ts';

export const imageCollageFixture: BlockFixture = {
  data: {
    images_image: '/media/tafel.jpeg|/media/stoel.jpeg|/media/bank.jpeg',
    text_one: 'De werkplaats',
    text_two: 'Eiken uit Twente',
    text_three: 'Met de hand geolied',
  },
};
