import type { BlockFixture } from '../../testing/block-fixture.ts';

export const threedmodelFixture: BlockFixture = {
  data: { url: '/media/tafel.glb', alt: 'De eettafel van alle kanten', width: '640', height: '480' },
};
