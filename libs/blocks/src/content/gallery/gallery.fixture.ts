import type { BlockFixture } from '../../testing/block-fixture.ts';

export const galleryFixture: BlockFixture = {
  data: { images: '|/media/tafel.jpeg||/media/stoel.jpeg|/media/kast.jpeg', alt: 'Uit de werkplaats' },
};
