import type { BlockFixture } from '../../testing/block-fixture.ts';

export const accordionFixture: BlockFixture = {
  data: {
    accordion_title: 'Hoe lang duurt de levering?',
    accordion_content: '<p>Zes tot acht weken, want we maken elke tafel op bestelling.</p>',
  },
};
