import type { BlockFixture } from '../../testing/block-fixture.ts';

export const conditionalItemFixture: BlockFixture = {
  data: { hash_id: 'prijzen', default_active_state: '1' },
};
