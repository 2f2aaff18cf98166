import type { BlockFixture } from '../../testing/block-fixture.ts';

const tables = { title: 'Tafels', url: '/', description: 'Van massief hout' };

export const gridFixture: BlockFixture = {
  data: {
    columns: '3',
    connection_type: 'collection',
    wms_connection_collection_key: 'own',
    entries: [{ layout: 'item', key: 'tafels', attributes: tables }],
  },
};
