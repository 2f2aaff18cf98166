import type { BlockFixture } from '../../testing/block-fixture.ts';

export const conditionalFixture: BlockFixture = { data: {} };
