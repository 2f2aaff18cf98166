import type { BlockFixture } from '../../testing/block-fixture.ts';

export const lineOneFixture: BlockFixture = { data: { color: 'contrast-500', height: '4' } };
