import { describe, expect, it } from 'vitest';
import { categoryTree } from './category-tree.ts';

const row = (id: string, parent_id: string | null = null) => ({ id, parent_id, title: id.toUpperCase() });
const shape = (...rows: Parameters<typeof categoryTree>[0]) =>
  categoryTree(rows).map(({ id, level }) => `${id}${level}`);

describe('categoryTree', () => {
  it('puts each category after its parent, in the order of the rows', () => {
    expect(
      shape(row('a'), row('b'), row('a1', 'a'), row('b1', 'b'), row('a2', 'a'), row('a11', 'a1')),
    ).toEqual(['a0', 'a11', 'a112', 'a21', 'b0', 'b11']);
    expect(categoryTree([row('a')])).toEqual([{ id: 'a', label: 'A', level: 0 }]);
  });

  it('has every category once, also in a circle and below a parent that is not among the rows', () => {
    expect(shape(row('x', 'y'), row('y', 'x'), row('z', 'gone'))).toEqual(['z0', 'x0', 'y1']);
  });

  it('does not grow with the depth', () => {
    const deep = Array.from({ length: 5000 }, (_, at) => row(`d${at}`, at === 0 ? null : `d${at - 1}`));
    expect(categoryTree(deep).at(-1)).toMatchObject({ level: 4999 });
  });
});
