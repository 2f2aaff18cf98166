import type { BlockFixture } from '../../testing/block-fixture.ts';

export const headerOneSearchFixture: BlockFixture = {
  data: { mobile_menulabel: '1' },
};
