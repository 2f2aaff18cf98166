import type { BlockFixture } from '../../testing/block-fixture.ts';

export const sectionContentSpecialOneFixture: BlockFixture = {
  data: {
    title: 'Hout',
    title_bold: 'voor altijd',
    description: 'Gemaakt in Amsterdam.',
    button: '1',
    button_link: '/tafels',
    button_title: 'Bekijk',
  },
};
