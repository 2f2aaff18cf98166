import type { BlockFixture } from '../../testing/block-fixture.ts';

export const savedcontentFixture: BlockFixture = {
  data: { savedcontent: '7' },
  page: {
    partials: {
      '7': {
        version: 1,
        root: ['intro'],
        blocks: {
          intro: {
            id: 'intro',
            type: 'sectionContent',
            version: 1,
            data: {},
            slots: { content: ['tekst'] },
          },
          tekst: {
            id: 'tekst',
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
