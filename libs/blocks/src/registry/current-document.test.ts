import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { currentBlock, currentDocument, currentOperation } from './current-document.ts';

const blockOf = (type: string, data: Record<string, unknown>, version = 1): BlockInstance => ({
  id: type,
  type,
  version,
  data,
  slots: {},
});
const documentOf = (block: BlockInstance): PageDocument => ({
  version: 1,
  root: [block.id],
  blocks: { [block.id]: block },
});

describe('currentBlock', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['products', { products_mutated: 'a|b', columns: '3' }, { products: ['a', 'b'], columns: '3' }],
    ['products', { products_mutated: [{ id: 'a', title: 'A' }], products: 'b' }, { products: ['a'] }],
    ['products', { products: 'a|b' }, { products: ['a', 'b'] }],
    ['products', { category: 'tafels', limit: '8' }, { products: [], category: 'tafels', limit: '8' }],
    ['productcategories', { productcategories_mutated: 'a|b' }, { productcategories: ['a', 'b'] }],
    ['productcategories', { title: 'Alle' }, { productcategories: [], title: 'Alle' }],
  ])('brings %s with %o to its fields', (type, stored, data) => {
    expect(currentBlock(blockOf(type, stored))).toEqual({ ...blockOf(type, data), version: 2 });
  });

  it.each([
    ['a block in its current version', blockOf('products', { products: ['a'] }, 2)],
    ['a block of a newer version', blockOf('products', { products: ['a'] }, 99)],
    ['an unknown block', blockOf('onbekend', { products_mutated: 'a' })],
  ])('leaves %s as it is', (_what, block) => {
    expect(currentBlock(block)).toBe(block);
  });
});

describe('a document with older blocks', () => {
  const old = blockOf('products', { products_mutated: 'a' });
  const current = currentBlock(old);

  it('is brought to the current versions, and one without any stays the same object', () => {
    expect(currentDocument(documentOf(old))).toEqual(documentOf(current));
    const document = documentOf(current);
    expect(currentDocument(document)).toBe(document);
  });

  it('takes operations of that time', () => {
    const place = { parent: null, slot: '', index: 0 };
    expect(currentOperation({ type: 'insertBlock', blocks: [old], place })).toEqual({
      type: 'insertBlock',
      blocks: [current],
      place,
    });
    const move = { type: 'setData', id: 'x', changes: {} } as const;
    expect(currentOperation(move)).toBe(move);
  });
});
