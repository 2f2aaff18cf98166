import { expect, it } from 'vitest';
import { moveWithin } from './move-within.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const idsOf = (id: string, index: number) =>
  moveWithin(rows, id, index)
    ?.order.map((row) => row.id)
    .join('');

it('moves a row, at most to the end, and nothing that stands there', () => {
  expect([idsOf('a', 1), idsOf('c', 0), idsOf('a', 9), idsOf('b', 1), idsOf('c', 9)]).toEqual([
    'bac',
    'cab',
    'bca',
    undefined,
    undefined,
  ]);
  expect(() => moveWithin(rows, 'x', 0)).toThrow(expect.objectContaining({ code: 'not_found' }));
});
