import type { BlockFixture } from '../../testing/block-fixture.ts';

export const slideFixture: BlockFixture = { data: {} };
