import type { BlockFixture } from '../../testing/block-fixture.ts';

export const gridFixture: BlockFixture = {
  data: {
    columns: '3',
    connection_type: 'collection',
    dynamic_data: JSON.stringify([{ title: 'Tafels', url: '/', description: 'Van massief hout' }]),
  },
};
