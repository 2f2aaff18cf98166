import { describe, expect, it } from 'vitest';
import { type ListCursor, listCursors, pageAround } from './list-cursor.ts';

const whole = /^\d{1,9}$/;
const plain = listCursors<'price' | 'title'>({ price: whole, title: /^[^\0]{0,5}$/ });
const inside = listCursors<'price'>({ price: whole }, { price: whole });
const cursor: ListCursor<'price'> = { sort: 'price', value: '12', id: 'p', within: '', isBefore: true };

describe('cursors of a list', () => {
  it('are read as they were written, for the order they were made for', () => {
    expect(plain.read(plain.write(cursor), 'price')).toEqual(cursor);
    expect(plain.read(plain.write(cursor), 'title')).toBeUndefined();
    expect(inside.read(inside.write({ ...cursor, within: '3' }), 'price')).toEqual({
      ...cursor,
      within: '3',
    });
  });

  it.each([
    ['no text', ''],
    ['something else', 'x'],
    ['another shape', Buffer.from('["price","1"]').toString('base64url')],
    ['a value that is no number', plain.write({ ...cursor, value: 'veel' })],
    ['an id that cannot be stored', plain.write({ ...cursor, id: 'p\0' })],
    ['no id', plain.write({ ...cursor, id: '' })],
    ['a place that rows of this list do not have', plain.write({ ...cursor, within: '3' })],
  ])('%s is the first page', (_name, text) => {
    expect(plain.read(text, 'price')).toBeUndefined();
  });
});

describe('a page', () => {
  const placeOf = (value: number) => ({ value: String(value), id: `p${value}`, within: '' });
  const page = (found: number[], from?: ListCursor<'price'>) => {
    const { rows, next, previous } = pageAround(inside, {
      found,
      limit: 2,
      sort: 'price',
      cursor: from,
      placeOf,
    });
    return [rows, next !== '', previous !== ''];
  };
  const at = (isBefore: boolean) => ({ ...cursor, isBefore });

  it('knows what is around it, going on and going back', () => {
    expect(page([])).toEqual([[], false, false]);
    expect(page([1, 2])).toEqual([[1, 2], false, false]);
    expect(page([1, 2, 3])).toEqual([[1, 2], true, false]);
    expect(page([3, 4, 5], at(false))).toEqual([[3, 4], true, true]);
    expect(page([5], at(false))).toEqual([[5], false, true]);
    expect(page([4, 3, 2], at(true))).toEqual([[3, 4], true, true]);
    expect(page([2, 1], at(true))).toEqual([[1, 2], true, false]);
  });
});
