import type { BlockFixture } from '../../testing/block-fixture.ts';

export const ctaOneFixture: BlockFixture = {
  data: { title: '<h2>Kom langs</h2>', button_title: 'Route', button_link: '/contact' },
};
