import type { BlockFixture } from '../../testing/block-fixture.ts';

export const headerLogoMiddleFixture: BlockFixture = {
  data: { logo_image: '/media/logo.svg', logo_height: '12' },
};
