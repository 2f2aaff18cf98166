import type { PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { treeMove, treeRows } from './tree-rows.ts';

const block = (id: string, slots: Record<string, string[]> = {}) => ({
  id,
  type: 'paragraph',
  version: 1,
  data: {},
  slots,
});
const page: PageDocument = {
  version: 1,
  root: ['a', 'b'],
  blocks: {
    a: block('a', { content: ['a1', 'a2'], extra: [] }),
    a1: block('a1'),
    a2: block('a2'),
    b: block('b', { content: [] }),
  },
};
const ids = (closed: string[] = []) => treeRows(page, new Set(closed)).map((row) => row.block.id);

describe('treeRows', () => {
  it('lists blocks in reading order with their level and place', () => {
    expect(ids()).toEqual(['a', 'a1', 'a2', 'b']);
    const rows = treeRows(page, new Set());
    expect(rows.map(({ level }) => level)).toEqual([1, 2, 2, 1]);
    expect(rows[2]).toMatchObject({ parent: 'a', slot: 'content', index: 1, count: 2 });
  });

  it('hides the descendants of a closed block', () => expect(ids(['a'])).toEqual(['a', 'b']));

  it('shows that a block with empty slots has no children', () => {
    expect(treeRows(page, new Set()).at(-1)).toMatchObject({ hasChildren: false });
  });

  it('leaves out a child that does not exist instead of failing', () => {
    const broken = { ...page, root: ['a', 'gone'] };
    expect(treeRows(broken, new Set()).map((row) => row.block.id)).toEqual(['a', 'a1', 'a2']);
  });
});

describe('treeMove', () => {
  const rows = treeRows(page, new Set());
  const closed = treeRows(page, new Set(['a']));
  it.each([
    ['ArrowDown', rows, 'a', { focus: 'a1' }],
    ['ArrowDown', closed, 'a', { focus: 'b' }],
    ['ArrowUp', rows, 'b', { focus: 'a2' }],
    ['ArrowUp', rows, 'a', undefined],
    ['ArrowRight', rows, 'a', { focus: 'a1' }],
    ['ArrowRight', closed, 'a', { open: 'a' }],
    ['ArrowRight', rows, 'b', undefined],
    ['ArrowLeft', rows, 'a', { close: 'a' }],
    ['ArrowLeft', rows, 'a2', { focus: 'a' }],
    ['ArrowLeft', closed, 'a', undefined],
    ['Home', rows, 'b', { focus: 'a' }],
    ['End', rows, 'a', { focus: 'b' }],
    ['x', rows, 'a', undefined],
  ] as const)('%s', (key, lines, at, expected) => expect(treeMove(lines, at, key)).toEqual(expected));
});
