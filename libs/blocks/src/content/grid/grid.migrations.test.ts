import { describe, expect, it } from 'vitest';
import { collectionInFields } from './grid.migrations.ts';

const item = { title: 'Tafels', description: 'Van hout', url: '/tafels' };
const entry = (attributes: object, at = 0) => ({
  layout: 'item',
  key: `entry0000000000${at}`,
  attributes,
});

describe('choose-the-collection-in-fields', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'JSON to items of the grid, before the collection that it names',
      {
        columns: '2',
        connection_type: 'query',
        wms_connection_collection_key: 'products',
        dynamic_data: JSON.stringify([item]),
      },
      {
        columns: '2',
        connection_type: 'query',
        wms_connection_collection_key: 'own',
        entries: [entry(item)],
      },
    ],
    [
      'other names of the same properties, without what is not an item',
      {
        connection_type: 'collection',
        dynamic_data: JSON.stringify([
          'x',
          { name: 'Tafels', short_description: 'Van hout', link: '/tafels', price: 3 },
        ]),
      },
      { connection_type: 'collection', wms_connection_collection_key: 'own', entries: [entry(item, 1)] },
    ],
    [
      'JSON that cannot be parsed to the collection that it names',
      { connection_type: 'query', wms_connection_collection_key: 'pages', dynamic_data: '{kapot' },
      { connection_type: 'query', wms_connection_collection_key: 'pages', dynamic_data: '{kapot' },
    ],
    [
      'an unknown collection to no items',
      { connection_type: 'collection', wms_connection_collection_key: 'nieuws', dynamic_data: '' },
      { connection_type: 'collection', wms_connection_collection_key: 'own' },
    ],
    [
      'a grid that is not connected to itself',
      { connection_type: 'manual', column_spacing: '10' },
      { connection_type: 'manual', column_spacing: '10' },
    ],
  ])('changes %s', (_what, stored, migrated) => {
    expect(collectionInFields.up(stored)).toEqual(migrated);
  });
});
