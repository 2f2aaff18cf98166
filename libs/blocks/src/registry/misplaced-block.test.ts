import type { BlockInstance, Operation, PageDocument, Place } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import type { DocumentPlace } from '../runtime/placement.ts';
import { misplacedBlock } from './misplaced-block.ts';

const block = (id: string, type: string, slots: Record<string, string[]> = {}, data = {}): BlockInstance => ({
  id,
  type,
  version: 1,
  data,
  slots,
});

/** Two sections and a text that was put at the root before the rule existed. */
const page: PageDocument = {
  version: 1,
  root: ['first', 'second', 'stray'],
  blocks: {
    first: block('first', 'sectionContent', { content: ['text', 'grid', 'open'] }),
    text: block('text', 'paragraph'),
    grid: block('grid', 'grid', { items: ['item'] }, { connection_type: 'collection' }),
    item: block('item', 'gridItem', { content: [] }),
    open: block('open', 'grid', { items: [] }),
    second: block('second', 'sectionContent', { content: ['odd'] }),
    odd: block('odd', 'verdwenen', { anything: [] }),
    stray: block('stray', 'paragraph'),
  },
};
const root = (index = 0): Place => ({ parent: null, slot: '', index });
const within = (parent: string, slot = 'content', index = 0): Place => ({ parent, slot, index });
const move = (id: string, from: Place, to: Place): Operation => ({ type: 'moveBlock', id, from, to });
const insert = (place: Place, ...blocks: BlockInstance[]): Operation => ({
  type: 'insertBlock',
  blocks,
  place,
});
const copy = (source: string, place: Place, ...blocks: BlockInstance[]): Operation => ({
  type: 'duplicateBlock',
  source,
  blocks,
  place,
});
const misplaced = (operation: Operation, document: DocumentPlace = 'page') =>
  misplacedBlock(page, operation, document)?.id;

describe('misplacedBlock', () => {
  it.each<[string, Operation, string | undefined]>([
    ['a section among sections', move('first', root(0), root(1)), undefined],
    ['a section into a section', move('second', root(1), within('first')), 'second'],
    ['a block to the root', move('text', within('first'), root(0)), 'text'],
    ['a block to another section', move('text', within('first'), within('second')), undefined],
    ['a block into a grid', move('text', within('first'), within('open', 'items')), undefined],
    ['a block into a connected grid', move('text', within('first'), within('grid', 'items')), 'text'],
    ['a block into an unknown block', move('text', within('first'), within('odd', 'anything')), undefined],
    ['a block that was at the root, at the root', move('stray', root(2), root(0)), undefined],
    ['a block that was at the root, into a section', move('stray', root(2), within('first')), undefined],
    [
      'an item within its connected grid',
      move('item', within('grid', 'items'), within('grid', 'items')),
      undefined,
    ],
    ['an unknown block to the root', move('odd', within('second'), root(0)), undefined],
    ['a block that does not exist', move('weg', root(0), within('first')), undefined],
  ])('judges a move of %s', (_what, operation, expected) => {
    expect(misplaced(operation)).toBe(expected);
  });

  it.each<[string, Operation, string | undefined]>([
    ['a section', insert(root(), block('n', 'sectionContent', { content: [] })), undefined],
    ['a section in a section', insert(within('first'), block('n', 'sectionContent')), 'n'],
    ['a block at the root', insert(root(), block('n', 'paragraph')), 'n'],
    ['a block in a connected grid', insert(within('grid', 'items'), block('n', 'gridItem')), 'n'],
    [
      'a section with a section in it',
      insert(root(), block('n', 'sectionContent', { content: ['m'] }), block('m', 'breadcrumbsOne')),
      'm',
    ],
    ['an unknown block', insert(root(), block('n', 'verdwenen')), undefined],
    ['a header', insert(root(), block('n', 'headerOne')), 'n'],
  ])('judges an insertion of %s', (_what, operation, expected) => {
    expect(misplaced(operation)).toBe(expected);
  });

  it('accepts a block of a kind of document in such a document only', () => {
    const header = insert(root(), block('n', 'headerOne'));
    expect(misplaced(header, 'header')).toBeUndefined();
    expect(misplaced(header, 'footer')).toBe('n');
    expect(misplacedBlock(page, header)).toBeUndefined();
  });

  it.each<[string, Operation, string | undefined]>([
    [
      'beside its source, although it is at the root',
      copy('stray', root(3), block('n', 'paragraph')),
      undefined,
    ],
    ['at the root', copy('text', root(0), block('n', 'paragraph')), 'n'],
    ['of a block of another kind of document', copy('first', root(1), block('n', 'webshopCheckout')), 'n'],
  ])('judges a copy %s', (_what, operation, expected) => {
    expect(misplaced(operation)).toBe(expected);
  });

  it('judges no change of settings and no removal', () => {
    expect(misplaced({ type: 'setData', id: 'stray', changes: {} })).toBeUndefined();
    expect(
      misplaced({ type: 'removeBlock', blocks: [block('stray', 'paragraph')], place: root(2) }),
    ).toBeUndefined();
  });
});
