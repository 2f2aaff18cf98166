import type { BlockFixture } from '../../testing/block-fixture.ts';

export const gridItemFixture: BlockFixture = { data: {} };
