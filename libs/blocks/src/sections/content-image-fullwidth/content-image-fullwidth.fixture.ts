import type { BlockFixture } from '../../testing/block-fixture.ts';

export const contentImageFullwidthFixture: BlockFixture = {
  data: { content_image: '/media/tafel.jpeg', logo_alt: 'Een tafel', text_vertical_position: 'items-end' },
};
