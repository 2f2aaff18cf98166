import type { BlockFixture } from '../../testing/block-fixture.ts';

export const logosOneFixture: BlockFixture = {
  data: {
    logo_image: '/media/tafel.jpeg|/media/stoel.jpeg|/media/kast.jpeg',
    logo_alt: 'Houtzagerij De Vaart, Weverij Stroom, Lampenmaker Baken',
    centered: '1',
  },
};
