import type { BlockFixture } from '../../testing/block-fixture.ts';

export const columnsRowFixture: BlockFixture = {
  data: { active_content: '1', active_content_bottom: '1', text_vertical_position: 'items-center' },
};
