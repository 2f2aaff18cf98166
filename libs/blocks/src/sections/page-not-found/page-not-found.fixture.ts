import type { BlockFixture } from '../../testing/block-fixture.ts';

export const pageNotFoundFixture: BlockFixture = {
  data: {},
  page: { kind: 'not_found' },
};
