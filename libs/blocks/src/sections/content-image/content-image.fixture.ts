import type { BlockFixture } from '../../testing/block-fixture.ts';

export const contentImageFixture: BlockFixture = {
  data: { content_image: '/media/tafel.jpeg', logo_alt: 'Een tafel', active_content: '1' },
};
