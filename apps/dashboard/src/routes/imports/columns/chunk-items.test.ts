import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunk-items.ts';

const item = (row: number, title = 'Tafel') => ({ row, cells: { title }, variants: [] });
const sizes = (chunks: readonly unknown[][]) => chunks.map(({ length }) => length);

describe('the parts in which products are sent', () => {
  it('have at most 200 products, in their order', () => {
    const items = Array.from({ length: 401 }, (_, index) => item(index + 2));
    const chunks = chunksOf(items);
    expect(sizes(chunks)).toEqual([200, 200, 1]);
    expect(chunks.flat()).toEqual(items);
  });

  it('have no more bytes than allowed, and a product that has more is alone', () => {
    const long = 'é'.repeat(400);
    const bytes = new TextEncoder().encode(JSON.stringify(item(2, long))).length;
    const items = [item(2, long), item(3, long), item(4, long), item(5, long.repeat(9)), item(6)];
    expect(sizes(chunksOf(items, { items: 200, bytes: 2 * bytes }))).toEqual([2, 1, 1, 1]);
    expect(sizes(chunksOf(items.slice(0, 3), { items: 200, bytes: 2 * bytes - 1 }))).toEqual([1, 1, 1]);
  });

  it('of nothing are none', () => {
    expect(chunksOf([])).toEqual([]);
  });
});
