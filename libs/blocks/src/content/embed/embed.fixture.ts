import type { BlockFixture } from '../../testing/block-fixture.ts';

export const embedFixture: BlockFixture = {
  data: {
    code: '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=5.79%2C53.19%2C5.81%2C53.21&amp;layer=mapnik" title="Kaart met de werkplaats" width="640" height="360"></iframe>',
  },
};
