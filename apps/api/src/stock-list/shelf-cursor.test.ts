import { expect, it } from 'vitest';
import { type ShelfCursor, shelfCursors } from './shelf-cursor.ts';

const cursor: ShelfCursor = { sort: 'on_hand', value: '12', id: 'p', within: 'v', isBefore: false };
const again = (changes: Partial<ShelfCursor>) =>
  shelfCursors.read(shelfCursors.write({ ...cursor, ...changes }), 'on_hand');

it.each(['0', '-5', '999999999', '1000000000'])('a page continues after a row with %s pieces', (value) => {
  expect(again({ value })).toEqual({ ...cursor, value });
});

it.each(['', '3000000000', '10000000000', '1.5', 'veel'])('%o pieces is no place in the list', (value) => {
  expect(again({ value })).toBeUndefined();
});

it('of another order, or by no means one, is the first page', () => {
  expect(shelfCursors.read(shelfCursors.write(cursor), 'available')).toBeUndefined();
  expect(shelfCursors.read('', 'on_hand')).toBeUndefined();
  expect(shelfCursors.read('x', 'on_hand')).toBeUndefined();
});
