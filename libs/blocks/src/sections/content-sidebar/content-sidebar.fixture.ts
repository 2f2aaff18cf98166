import type { BlockFixture } from '../../testing/block-fixture.ts';

export const contentSidebarFixture: BlockFixture = { data: { alignment: 'left' } };
