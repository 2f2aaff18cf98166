import type { BlockFixture } from '../../testing/block-fixture.ts';

export const sectionContentFixture: BlockFixture = {
  data: { section_bg_color: 'gray-100' },
};
