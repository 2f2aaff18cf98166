import type { BlockFixture } from '../../testing/block-fixture.ts';

export const copyrightCenterFixture: BlockFixture = {
  data: { copyright: '<p>© 2026 Houtatelier</p>' },
};
