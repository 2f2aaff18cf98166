import type { BlockFixture } from '../../testing/block-fixture.ts';

export const reviewFixture: BlockFixture = {
  data: {
    review: 'De tafel staat er prachtig. Op tijd bezorgd en netjes opgebouwd.',
    name: 'Noor Bakker',
    company: 'Bakkerij Noord',
    url: '/media/noor.jpeg',
  },
};
