import type { BlockFixture } from '../../testing/block-fixture.ts';

export const notificationOneFixture: BlockFixture = { data: { color: 'contrast-500', title: 'Let op' } };
