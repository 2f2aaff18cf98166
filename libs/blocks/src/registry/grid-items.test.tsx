import { cleanup, render } from '@testing-library/react';
import {
  applyOperations,
  checkDocument,
  readingOrder,
  setData,
  type BlockInstance,
  type PageDocument,
} from '@etalage/site-model';
import { afterEach, describe, expect, it } from 'vitest';
import { grid } from '../content/grid/grid.schema.ts';
import { structureOf } from '../content/grid/grid-structure.ts';
import { BlockTree } from '../runtime/block-tree.tsx';
import { OnPage } from '../shop/testing/on-page.tsx';
import { currentDocument } from './current-document.ts';
import { newGridItem, withGridItems } from './grid-items.ts';
import { renderRegistry } from './render-registry.ts';

afterEach(cleanup);

const text = (words: string) => [{ type: 'paragraph', data: { text: `<p>${words}</p>` } }];
const stored = {
  columns: '2',
  collections: [{ identifier: 'a' }, { identifier: 'b' }],
  collections_structure: JSON.stringify([{ type: 'paragraph', data: { text: '<p>X</p>' } }]),
  collection_item_a: text('Inhoud van a'),
  collection_item_b: JSON.stringify({ time: 1, version: '1', blocks: text('Inhoud van b') }),
};
const gridOf = (data: Record<string, unknown>, slots: Record<string, string[]> = {}): BlockInstance => ({
  id: 'raster',
  type: 'grid',
  version: 1,
  data,
  slots,
});
const pageOf = (data: Record<string, unknown>): PageDocument => ({
  version: 1,
  root: ['raster'],
  blocks: { raster: gridOf(data) },
});
const shown = (document: PageDocument) => {
  const { container } = render(
    <OnPage>
      <BlockTree document={document} registry={renderRegistry} />
    </OnPage>,
  );
  const items = [...container.querySelectorAll('p')].map((p) => p.textContent);
  cleanup();
  return items;
};
const counted = () => {
  let count = 0;
  return () => `nieuw${count++}`;
};

describe('a grid in the shape of the specification', () => {
  it('BLK-27 renders two items with their own content', () => {
    expect(shown(withGridItems(pageOf(stored)))).toEqual(['Inhoud van a', 'Inhoud van b']);
  });

  it('BLK-73 is read with its items as blocks, and is the same after it is changed and saved', () => {
    const read = currentDocument(pageOf(stored));
    expect(checkDocument(read).issues).toEqual([]);
    const types = readingOrder(read).map(({ type }) => type);
    expect(types).toEqual(['grid', 'gridItem', 'paragraph', 'gridItem', 'paragraph']);
    expect(read.blocks['raster']?.data).not.toHaveProperty('collections');
    expect(shown(read)).toEqual(['Inhoud van a', 'Inhoud van b']);
    expect(currentDocument(pageOf(stored))).toEqual(read);
    const change = setData(read, 'raster', { columns: '4' });
    const changed = applyOperations(read, change ? [change] : []);
    const saved = JSON.parse(JSON.stringify(changed)) as { document: PageDocument };
    expect(saved.document.blocks['raster']?.data['columns']).toBe('4');
    expect(shown(currentDocument(saved.document))).toEqual(['Inhoud van a', 'Inhoud van b']);
  });

  it('takes the structure for an item without content, and keeps content that cannot be read', () => {
    const read = withGridItems(pageOf({ ...stored, collection_item_a: '{kapot' }));
    expect(shown(read)).toEqual(['X', 'Inhoud van b']);
    expect(read.blocks['raster']?.data['collection_item_a']).toBe('{kapot');
  });

  it('adds the items to those that are blocks already, with ids that are free', () => {
    const taken = { ...gridOf({}), id: 'raster-i1', type: 'gridItem', slots: { content: [] } };
    const document = {
      ...pageOf(stored),
      blocks: { raster: gridOf(stored, { items: ['raster-i1'] }), 'raster-i1': taken },
    };
    const read = withGridItems(document);
    expect(read.blocks['raster']?.slots['items']).toEqual(['raster-i1', 'raster-i3', 'raster-i5']);
    expect(checkDocument(read).issues).toEqual([]);
  });

  it('makes no more blocks than a document may have, however often its structure is repeated', () => {
    const structure = Array.from({ length: 100 }, () => ({ type: 'paragraph', data: { text: 'X' } }));
    const collections = Array.from({ length: 50_000 }, (_, identifier) => ({ identifier }));
    const read = withGridItems(pageOf({ collections, collections_structure: JSON.stringify(structure) }));
    // 19 items of 101 blocks, and the grid.
    expect(Object.keys(read.blocks)).toHaveLength(1 + 19 * 101);
    expect(read.blocks['raster']?.data['collections']).toHaveLength(50_000 - 19);
    expect(Object.keys(withGridItems(read).blocks)).toHaveLength(1 + 19 * 101);
  });

  it.each([[{}], [{ collections: '{kapot' }], [{ collections: [{}, 'a', null] }]])(
    'with the data %o is left as it is',
    (data) => {
      const document = pageOf(data);
      expect(withGridItems(document)).toBe(document);
    },
  );
});

describe('a new item', () => {
  it('BLK-28 has the blocks of the structure of its grid', () => {
    const item = newGridItem(gridOf(stored), counted()) ?? [];
    const document: PageDocument = {
      version: 1,
      root: [item[0]?.id ?? ''],
      blocks: Object.fromEntries(item.map((block) => [block.id, block])),
    };
    expect(item.map(({ type }) => type)).toEqual(['gridItem', 'paragraph']);
    expect(shown(document)).toEqual(['X']);
  });

  it('has the content of the item that the owner chose as their start', () => {
    const read = withGridItems(pageOf(stored));
    const [first = ''] = read.blocks['raster']?.slots['items'] ?? [];
    const structure = structureOf(read, first);
    const item = newGridItem(gridOf({ collections_structure: structure }), counted());
    expect(item?.[1]?.data).toEqual({ text: '<p>Inhoud van a</p>' });
    expect(item?.map(({ id }) => id).some((id) => Object.hasOwn(read.blocks, id))).toBe(false);
  });

  it('keeps the ids within the data of its blocks, such as that of a form', () => {
    const form = { type: 'forms', data: { forms: { id: 'f1', bg: 'white' } } };
    const read = withGridItems(pageOf({ ...stored, collection_item_a: [form] }));
    const [first = ''] = read.blocks['raster']?.slots['items'] ?? [];
    const item = newGridItem(gridOf({ collections_structure: structureOf(read, first) }), counted());
    expect(item?.[1]?.data).toEqual(form.data);
  });

  it('starts as every new item in a grid without a structure that can be read', () => {
    expect(newGridItem(gridOf({}), counted())).toBeUndefined();
    expect(newGridItem(gridOf({ collections_structure: '{kapot' }), counted())).toBeUndefined();
  });
});

it('BLK-30 the connection is a collection, a query, manual or empty, and nothing else', () => {
  const { definition, codec } = grid.fields.connection_type;
  const values = 'options' in definition ? definition.options?.map(({ value }) => value) : [];
  expect([...(values ?? [])].sort()).toEqual(['', 'collection', 'manual', 'query']);
  for (const value of values ?? []) expect(codec.parse(value)).toBe(value);
  expect(codec.parse('sql')).toBe('');
});
