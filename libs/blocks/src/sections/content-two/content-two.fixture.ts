import type { BlockFixture } from '../../testing/block-fixture.ts';

export const contentTwoFixture: BlockFixture = {
  data: { title: '<h2>Over ons</h2>', description: '<p>Wij maken meubels van eiken.</p>' },
};
