import type { BlockFixture } from '../../testing/block-fixture.ts';

export const sectionImageFixture: BlockFixture = {
  data: { background_image: '/media/tafel.jpeg', section_min_height: '64', logo_alt: 'De werkplaats' },
};
