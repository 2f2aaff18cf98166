import type { BlockFixture } from '../../testing/block-fixture.ts';

const tiles = [
  ['Tafels', '/tafels'],
  ['Stoelen', '/stoelen'],
  ['Banken', '/banken'],
  ['Kasten', '/kasten'],
  ['Lampen', '/lampen'],
  ['Onderhoud', '/onderhoud'],
];

export const featureTileFixture: BlockFixture = {
  data: {
    items: tiles.map(([title, link]) => ({
      layout: 'item',
      key: link,
      attributes: { title, link, image: '/media/tafel.jpeg' },
    })),
  },
};
