import { describe, expect, it } from 'vitest';
import {
  applyOperation,
  checkDocument,
  coalesce,
  deepFrozen,
  duplicateBlock,
  fromNestedForm,
} from '../index.ts';
import type { Operation, PageDocument } from './page-document.schema.ts';
import { block } from './testing/play-steps.ts';

const document: PageDocument = deepFrozen({
  version: 1,
  root: ['a', 'c'],
  blocks: { a: block('a', { content: ['b'] }), b: block('b'), c: block('c') },
});
const at = (parent: string | null, index: number, slot = parent === null ? '' : 'content') => ({
  parent,
  slot,
  index,
});
const full: PageDocument = { version: 1, root: [], blocks: {} };
for (let i = 0; i < 2000; i += 1) {
  full.root.push(`f${i}`);
  full.blocks[`f${i}`] = block(`f${i}`);
}

describe('applyOperation refuses', () => {
  const add = (blocks = [block('n')], place = at(null, 0)): Operation => ({
    type: 'insertBlock',
    blocks,
    place,
  });
  it.each<[string, string, Operation]>([
    ['an insert in an unknown block', 'unknown_block', add([block('n')], at('x', 0))],
    ['an insert in an unknown slot', 'unknown_slot', add([block('n')], at('a', 0, 'aside'))],
    [
      'an insert in a slot named like a prototype key',
      'unknown_slot',
      add([block('n')], at('a', 0, '__proto__')),
    ],
    ['an insert past the end', 'out_of_range', add([block('n')], at(null, 3))],
    ['an insert before the start', 'out_of_range', add([block('n')], at(null, -1))],
    ['an insert of a taken id', 'id_clash', add([block('a')])],
    ['an insert with an id twice', 'id_clash', add([block('n', { s: ['n'] }), block('n')])],
    ['an insert without blocks', 'malformed_subtree', add([])],
    ['an insert of two top blocks', 'malformed_subtree', add([block('n'), block('m')])],
    [
      'an insert that refers to blocks outside itself',
      'malformed_subtree',
      add([block('n', { content: ['b'] })]),
    ],
    ['an insert of a block within itself', 'malformed_subtree', add([block('n', { content: ['n'] })])],
    ['an insert with an unsafe id', 'unsafe_name', add([block('__proto__')])],
    ['a move into itself', 'cycle', { type: 'moveBlock', id: 'a', from: at(null, 0), to: at('a', 0) }],
    ['a move into its own child', 'cycle', { type: 'moveBlock', id: 'a', from: at(null, 0), to: at('b', 0) }],
    [
      'a move of an unknown block',
      'unknown_block',
      { type: 'moveBlock', id: 'x', from: at(null, 0), to: at(null, 0) },
    ],
    [
      'a move from a place where the block is not',
      'stale',
      { type: 'moveBlock', id: 'a', from: at(null, 1), to: at(null, 0) },
    ],
    [
      'a move past the end',
      'out_of_range',
      { type: 'moveBlock', id: 'a', from: at(null, 0), to: at(null, 2) },
    ],
    [
      'a removal of an unknown block',
      'unknown_block',
      { type: 'removeBlock', blocks: [block('x')], place: at(null, 0) },
    ],
    [
      'a removal without its children',
      'stale',
      { type: 'removeBlock', blocks: [document.blocks['a']!], place: at(null, 0) },
    ],
    [
      'a copy of an unknown block',
      'unknown_block',
      { type: 'duplicateBlock', source: 'x', blocks: [block('n')], place: at(null, 0) },
    ],
    [
      'a copy that differs from its original',
      'stale',
      { type: 'duplicateBlock', source: 'a', blocks: [block('n')], place: at(null, 0) },
    ],
    ['data of an unknown block', 'unknown_block', { type: 'setData', id: 'x', changes: {} }],
    ['data with a prototype key', 'unknown_block', { type: 'setData', id: '__proto__', changes: {} }],
    [
      'data under an unsafe key',
      'unsafe_name',
      { type: 'setData', id: 'a', changes: JSON.parse('{"__proto__":{"to":1}}') },
    ],
    [
      'data that has changed since',
      'stale',
      { type: 'setData', id: 'a', changes: { title: { from: 'z', to: 'y' } } },
    ],
    ['style that has changed since', 'stale', { type: 'setStyle', id: 'a', changes: { title: { to: 'y' } } }],
  ])('%s', (_name, refused, operation) => {
    expect(applyOperation(document, operation)).toEqual({ refused });
  });

  it('a block over the limit of 2,000', () => {
    expect(applyOperation(full, add())).toEqual({ refused: 'block_limit' });
  });
});

describe('applyOperation', () => {
  it.each<[string, Operation, string[], string[]]>([
    ['inserts', { type: 'insertBlock', blocks: [block('n')], place: at('a', 1) }, ['a', 'c'], ['b', 'n']],
    [
      'moves to a position counted without the block',
      { type: 'moveBlock', id: 'a', from: at(null, 0), to: at(null, 1) },
      ['c', 'a'],
      ['b'],
    ],
    [
      'moves into a slot',
      { type: 'moveBlock', id: 'c', from: at(null, 1), to: at('a', 0) },
      ['a'],
      ['c', 'b'],
    ],
    ['removes', { type: 'removeBlock', blocks: [block('c')], place: at(null, 1) }, ['a'], ['b']],
  ])('%s', (_name, operation, root, children) => {
    const applied = applyOperation(document, operation);
    expect(applied).toMatchObject({ document: { root, blocks: { a: { slots: { content: children } } } } });
  });

  it('removes a key that has no new value', () => {
    const applied = applyOperation(document, { type: 'setData', id: 'c', changes: { title: { from: 'a' } } });
    expect('document' in applied && applied.document.blocks['c']?.data).toEqual({});
  });

  it('copies a subtree under ids given by the caller', () => {
    const ids = ['x', 'y'];
    const copy = duplicateBlock(document, 'a', () => ids.shift() ?? '');
    const applied = applyOperation(document, copy!);
    expect(applied).toMatchObject({
      document: { root: ['a', 'x', 'c'], blocks: { x: { slots: { content: ['y'] } } } },
    });
  });
});

it('checkDocument repairs without losing a block', () => {
  const broken: PageDocument = {
    version: 1,
    root: ['a', 'a', 'gone'],
    blocks: {
      a: block('a', { content: ['b', 'a'] }),
      b: block('b'),
      o: block('o', { content: ['p'] }),
      p: block('p'),
      q: block('q', { content: ['r'] }),
      r: block('r', { content: ['q'] }),
    },
  };
  const { issues, document: repaired } = checkDocument(broken);
  expect(issues.map(({ kind, block: id }) => `${kind} ${id}`)).toEqual([
    'doubled a',
    'unknown_child gone',
    'cycle a',
    'orphan o',
    'orphan q',
    'cycle q',
  ]);
  expect(repaired.root).toEqual(['a', 'o', 'q']);
  expect(Object.keys(repaired.blocks).sort()).toEqual(Object.keys(broken.blocks));
  expect(checkDocument(repaired)).toEqual({ issues: [], document: repaired });
});

it('coalesce joins typing in one text and nothing else', () => {
  const edit = (id: string, from: unknown, to: unknown): Operation => ({
    type: 'setData',
    id,
    changes: { t: { from, to } },
  });
  expect(coalesce(edit('a', '', 'x'), edit('a', 'x', 'xy'))).toEqual(edit('a', '', 'xy'));
  expect(coalesce(edit('a', '', 'x'), edit('b', 'x', 'xy'))).toBeUndefined();
  expect(coalesce(edit('a', '', 'x'), edit('a', 'z', 'xy'))).toBeUndefined();
  expect(coalesce(edit('a', 1, 2), edit('a', 2, 3))).toBeUndefined();
});

it.each([
  ['nothing', null, 'malformed'],
  ['a block without a type', [{ data: {} }], 'malformed'],
  ['a prototype key', JSON.parse('[{"type":"t","data":{"__proto__":1}}]'), 'malformed'],
  ['too many blocks', Array.from({ length: 2001 }, () => ({ type: 't', data: {} })), 'block_limit'],
])('fromNestedForm refuses %s', (_name, input, refused) => {
  let count = 0;
  expect(fromNestedForm(input, { slotsOf: () => [], newId: () => `n${(count += 1)}` })).toEqual({ refused });
});

it('one edit in 2,000 blocks creates one new block object', () => {
  const operation: Operation = { type: 'setData', id: 'f7', changes: { title: { from: 'a', to: 'b' } } };
  const applied = applyOperation(full, operation);
  if (!('document' in applied)) throw new Error('refused');
  const changed = full.root.filter((id) => full.blocks[id] !== applied.document.blocks[id]);
  expect(changed).toEqual(['f7']);
});
