import type { BlockFixture } from '../../testing/block-fixture.ts';

export const blockGalleryThreeFixture: BlockFixture = {
  data: { logo_image: '/media/tafel.jpeg|/media/stoel.jpeg|/media/kast.jpeg', logo_alt: 'Uit de werkplaats' },
};
