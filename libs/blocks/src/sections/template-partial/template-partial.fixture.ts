import type { BlockFixture } from '../../testing/block-fixture.ts';

export const templatePartialFixture: BlockFixture = {
  data: { template: '7' },
  page: {
    partials: {
      '7': {
        version: 1,
        root: ['intro'],
        blocks: {
          intro: {
            id: 'intro',
            type: 'paragraph',
            version: 1,
            data: { text: '<p>Altijd gratis bezorgd</p>' },
            slots: {},
          },
        },
      },
    },
  },
};
